import type { MetadataRoute } from 'next';
import { defaultLocale, locales } from '@/config/locales';
import { getDictionary } from '@/lib/content/dictionary';
import { pictureUrl } from '@/lib/media';
import { indexedPages } from '@/lib/pages';
import type { Page } from '@/lib/pages/page';
import { pageUrl } from '@/lib/urls';

export const dynamic = 'force-static';

/** URLs of a page's pictures. Next writes them into the XML as they are. */
function picturesOf({ picture, media }: Page): string[] {
  const shown = media.flatMap((item) => {
    if (item.type === 'image') return pictureUrl(item.src);
    return item.type === 'remote-image' ? item.src.replaceAll('&', '&amp;') : [];
  });
  return [...new Set([pictureUrl(picture), ...shown])];
}

const languagesOf = ({ path }: Page) => ({
  ...Object.fromEntries(locales.map((each) => [getDictionary(each).language, pageUrl(path, each)])),
  'x-default': pageUrl(path, defaultLocale),
});

export default function sitemap(): MetadataRoute.Sitemap {
  return locales.flatMap(indexedPages).map((page) => ({
    url: pageUrl(page.path, page.locale),
    alternates: { languages: languagesOf(page) },
    images: picturesOf(page),
  }));
}
