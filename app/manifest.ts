import type { MetadataRoute } from 'next';
import { defaultLocale } from '@/content/locales';
import { site } from '@/content/site';
import { wordsOf } from '@/content/words';
import { withBasePath } from '@/lib/urls';
import { day } from '@/tailwind.config';

export const dynamic = 'force-static';

const icon = (name: string, size: number) => ({
  src: withBasePath(`/icons/${name}-${size}.png`),
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/** For those who put the site on their home screen; it opens in the browser, where its links work. */
export default function manifest(): MetadataRoute.Manifest {
  const { footer, direction, language } = wordsOf(defaultLocale);
  return {
    id: withBasePath('/'),
    name: site.words[defaultLocale].name,
    short_name: site.words[defaultLocale].logo.name,
    description: footer.line,
    lang: language,
    dir: direction === 'ltr' ? 'ltr' : 'rtl',
    start_url: withBasePath('/'),
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
