// Relative paths, since next.config.ts reads this file.
import { publishedPages, staticPages } from '../../content/collections';
import type { StaticPath } from '../../content/paths';

/** Static pages, in the order of menus. */
// The index has one for each of them.
export const staticPaths = (Object.keys(staticPages) as StaticPath[]).toSorted(
  (a, b) => staticPages[a].order - staticPages[b].order,
);

/** Whether a page is published: not switched off, and with entries to list (scripts/check/published.ts). */
export const isPublished = (path: StaticPath): boolean => publishedPages.includes(path);

export const publishedPaths: readonly StaticPath[] = staticPaths.filter(isPublished);
