import { type StaticPath, staticPaths } from '../../config/paths';
import { publishedPages, staticPages } from '../content/collections';

/** Whether a page is published: not switched off, and with entries to list (scripts/check/published.ts). */
export const isPublished = (path: StaticPath): boolean => publishedPages.includes(path);

/** In the order of menus. */
export const publishedPaths: readonly StaticPath[] = staticPaths
  .filter(isPublished)
  .toSorted((a, b) => staticPages[a].order - staticPages[b].order);
