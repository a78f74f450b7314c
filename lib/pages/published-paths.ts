// Relative paths, since next.config.ts reads this file.
import {
  blinds,
  curtains,
  faqSubjects,
  galleryPage,
  posts,
  prices,
  projects,
  services,
  staticPages,
} from '../../content/collections';
import type { StaticPath } from '../../content/paths';

/** Static pages, in the order of menus. */
// The index has one for each of them.
export const staticPaths = (Object.keys(staticPages) as StaticPath[]).toSorted(
  (a, b) => staticPages[a].order - staticPages[b].order,
);

/** Pages that exist only if they have entries to list. */
const listed: Partial<Record<StaticPath, readonly unknown[]>> = {
  '/curtains': curtains,
  '/blinds': blinds,
  '/service': services,
  '/gallery': galleryPage.sections,
  '/portfolio': projects,
  '/blog': posts,
  '/prices': prices.products,
  '/faq': faqSubjects,
};

/** Whether a page is published: not switched off, and with entries to list. */
export function isPublished(path: StaticPath): boolean {
  const entry = staticPages[path];
  return !('published' in entry && !entry.published) && listed[path]?.length !== 0;
}

/** The published static pages. */
export const publishedPaths: readonly StaticPath[] = staticPaths.filter(isPublished);
