import type { MetadataRoute } from 'next';
import type { Locale } from '@/config/locales';
import { getDictionary, inLanguage, site } from '@/lib/content';
import { day } from '@/tailwind.config';
import { plainText } from '../text/typeset';
import { pageHref, withBasePath } from '../urls';

export const manifestHref = (locale: Locale) => withBasePath(`/manifest/${locale}.webmanifest`);

const icon = (name: string, size: number) => ({
  src: withBasePath(`/icons/${name}-${size}.png`),
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** Opens in the browser, where links work. Each language is an application of the whole site's scope, for its language links. */
export function webManifest(locale: Locale): MetadataRoute.Manifest {
  const { footer, direction } = getDictionary(locale);
  return {
    id: pageHref('/', locale),
    name: plainText(inLanguage(site, locale).name),
    short_name: plainText(inLanguage(site, locale).logo.name),
    description: plainText(footer.line),
    lang: locale,
    dir: direction === 'ltr' ? 'ltr' : 'rtl',
    start_url: pageHref('/', locale),
    scope: withBasePath('/'),
    display: 'minimal-ui',
    background_color: day.background,
    theme_color: day.background,
    icons: [
      icon('icon', 192),
      icon('icon', 512),
      { ...icon('maskable', 512), purpose: 'maskable' },
    ],
  };
}
