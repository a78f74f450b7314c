import { locales } from '@/content/locales';
import { wordsOf } from '@/content/words';
import { pictureUrl } from './media-urls';
import { indexedPages } from './pages';
import type { Page } from './pages/page';
import { pageUrl } from './urls';
import { element } from './xml';

/** Addresses of the pictures that a page shows. */
function picturesOf({ picture, media }: Page): ReadonlySet<string> {
  const shown = media.flatMap(({ item }) => {
    if (item.type === 'image') return pictureUrl(item.src);
    return item.type === 'remote-image' ? item.src : [];
  });
  return new Set([pictureUrl(picture), ...shown]);
}

/** The page's address in every language, its own among them: each of a pair names both. */
function languageVersions({ path }: Page): readonly string[] {
  return locales.map(
    (locale) =>
      `<xhtml:link rel="alternate" hreflang="${wordsOf(locale).language}" href="${pageUrl(path, locale)}"/>`,
  );
}

/**
 * Every page that may be listed, with the day of its last change and its pictures. Written here, for
 * Next's own sitemap puts the day after the pictures, which the schema of sitemaps does not allow.
 * @param dateOf ISO date on which a page's words last changed
 */
export function sitemap(dateOf: (page: Page) => string): string {
  const urls = locales
    .flatMap(indexedPages)
    .map((page) =>
      element('url', [
        element('loc', pageUrl(page.path, page.locale)),
        element('lastmod', dateOf(page)),
        ...languageVersions(page),
        ...[...picturesOf(page)].map((picture) =>
          element('image:image', [element('image:loc', picture)]),
        ),
      ]),
    );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}
