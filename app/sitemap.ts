import type { MetadataRoute } from 'next';
import { defaultLocale, locales } from '@/config/locales';
import { getDictionary } from '@/lib/content/dictionary';
import { indexedPages } from '@/lib/pages';
import type { Page } from '@/lib/pages/page';
import { pageUrl } from '@/lib/urls';

export const dynamic = 'force-static';

const languagesOf = ({ path }: Page) => ({
  ...Object.fromEntries(locales.map((each) => [getDictionary(each).language, pageUrl(path, each)])),
  'x-default': pageUrl(path, defaultLocale),
});

export default function sitemap(): MetadataRoute.Sitemap {
  return locales.flatMap(indexedPages).map((page) => ({
    url: pageUrl(page.path, page.locale),
    alternates: { languages: languagesOf(page) },
  }));
}
