import { defaultLocale, oncePerLocale } from '@/config/locales';
import type { Path } from '@/config/paths';
import { entryPages } from './entry-pages';
import type { Page } from './page';
import { staticPages } from './static-pages';

export const allPages = oncePerLocale((locale): readonly Page[] => [
  ...staticPages(locale),
  ...entryPages(locale),
]);

export const paths: readonly Path[] = allPages(defaultLocale).map(({ path }) => path);

/** Whether a page exists: it is not switched off, and has entries to list (scripts/check/published.ts). */
export const isPublished = (path: Path): boolean => paths.includes(path);

export * from './entry-pages';
export type * from './page';
export { menuPaths, publishedPaths, staticPage } from './static-pages';
