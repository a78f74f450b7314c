import type { MetadataRoute } from 'next';
import { defaultLocale, locales } from '@/config/locales';
import { pictureUrl } from '@/lib/media/index';
import { allPages, type Page } from '@/lib/pages';
import { pageUrl } from '@/lib/urls';

export const dynamic = 'force-static';

const languagesOf = ({ path }: Page) => ({
  ...Object.fromEntries(locales.map((each) => [each, pageUrl(path, each)])),
  'x-default': pageUrl(path, defaultLocale),
});

/** Addresses of an entry's picture, and of the page's gallery. Those of other hosts are theirs to list. */
const picturesOf = ({ picture, media, ...page }: Page) =>
  [
    ...new Set([
      ...('entry' in page ? [picture] : []),
      ...media.flatMap((item) => (item.type === 'image' ? item.src : [])),
    ]),
  ].map(pictureUrl);

export default function sitemap(): MetadataRoute.Sitemap {
  const indexed = locales.flatMap(allPages).filter(({ sample }) => !sample);
  return indexed.map((page) => ({
    url: pageUrl(page.path, page.locale),
    alternates: { languages: languagesOf(page) },
    images: picturesOf(page),
  }));
}
