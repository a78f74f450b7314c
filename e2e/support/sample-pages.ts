/** Sample pages for journeys: the middle one of each collection. */

import { defaultLocale } from '../../config/locales';
import type { Path } from '../../config/paths';
import { categoryPages, entryPages, servicePages } from '../../lib/pages/entry-pages';
import type { Page } from '../../lib/pages/page';
import { publishedPaths } from '../../lib/pages/static-pages';

function middleOf(pages: readonly Page[]): Page {
  const page = pages[Math.floor(pages.length / 2)];
  if (!page) throw new Error('no page');
  return page;
}

export const curtainPage = middleOf(categoryPages('curtains', defaultLocale));
export const servicePage = middleOf(servicePages(defaultLocale));

/** One page of each template: static pages, and the first of each collection. */
export const templatePaths: readonly Path[] = [
  ...publishedPaths,
  ...new Map(
    entryPages(defaultLocale)
      .map(({ path }) => [path.split('/')[1], path] as const)
      .reverse(),
  ).values(),
];
