import { defaultLocale, type Locale } from '@/content/locales';
import type { Path } from '@/content/paths';
import { entryPages } from './entry-pages';
import { oncePerLocale, type Page } from './page';
import { staticPages } from './static-pages';

/**
 * Every page of the site in one language: what sitemap, previews, checks and tests read. A page is known
 * here, in its route and in its template.
 */
export const allPages = oncePerLocale((locale): readonly Page[] => [
  ...staticPages(locale),
  ...entryPages(locale),
]);

/** The pages that search engines are asked to list: all but those that are wholly sample. */
export function indexedPages(locale: Locale): readonly Page[] {
  return allPages(locale).filter(({ sample }) => !sample);
}

/** The path of every page. */
export const paths: readonly Path[] = allPages(defaultLocale).map(({ path }) => path);
