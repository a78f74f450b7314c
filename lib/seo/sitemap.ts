import { defaultLocale, locales } from '@/config/locales';
import { getDictionary } from '@/lib/content/dictionary';
import { pictureUrl } from '../media/index';
import { indexedPages } from '../pages';
import type { Page } from '../pages/page';
import { pageUrl } from '../urls';

/** An XML element with text, which is escaped, or with elements, which are not. */
function element(name: string, content: string | readonly string[]): string {
  const inner =
    typeof content === 'string'
      ? content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
      : `\n${content.join('\n')}\n`;
  return `<${name}>${inner}</${name}>`;
}

/** URLs of a page's pictures. */
function picturesOf({ picture, media }: Page): ReadonlySet<string> {
  const shown = media.flatMap(({ item }) => {
    if (item.type === 'image') return pictureUrl(item.src);
    return item.type === 'remote-image' ? item.src : [];
  });
  return new Set([pictureUrl(picture), ...shown]);
}

/** The page's `hreflang` links: its URL in every language, its own included, and for readers of any other. */
function languageVersions({ path }: Page): readonly string[] {
  const versions = locales.map((locale) => [getDictionary(locale).language, locale] as const);
  return [...versions, ['x-default', defaultLocale] as const].map(
    ([language, locale]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${pageUrl(path, locale)}"/>`,
  );
}

/**
 * The sitemap: indexed pages with the dates of their last change and their pictures. Next's own puts the date after the
 * pictures, which the sitemap schema does not allow.
 * @param dateOf ISO date on which a page's words last changed, where it is known
 */
export function sitemap(dateOf: (page: Page) => string | undefined): string {
  const urls = locales.flatMap(indexedPages).map((page) => {
    const date = dateOf(page);
    return element('url', [
      element('loc', pageUrl(page.path, page.locale)),
      ...(date ? [element('lastmod', date)] : []),
      ...languageVersions(page),
      ...[...picturesOf(page)].map((picture) =>
        element('image:image', [element('image:loc', picture)]),
      ),
    ]);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}
