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
} from '../content/collections';
import type { StaticPath } from './paths';

/** Pages with a route of their own, in the order of menus. */
// The index has one for each of them.
export const staticPaths = (Object.keys(staticPages) as StaticPath[]).toSorted(
  (a, b) => staticPages[a].order - staticPages[b].order,
);

/** Pages that list entries: without one there is no such page. */
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

/** Whether a page is on the site: the owner has not switched it off, and it has something to list. */
export function isPublished(path: StaticPath): boolean {
  const entry = staticPages[path];
  return !('published' in entry && !entry.published) && listed[path]?.length !== 0;
}

/** The pages with a route of their own that are on the site. */
export const publishedPaths: readonly StaticPath[] = staticPaths.filter(isPublished);
