/** Pages for journeys: the middle one of each collection, one of each template, all. */

import { defaultLocale, locales } from '../../config/locales';
import type { Path } from '../../config/paths';
import { allPages } from '../../lib/pages';
import { categoryPages, entryPages, servicePages } from '../../lib/pages/entry-pages';
import type { Page } from '../../lib/pages/page';
import { publishedPaths } from '../../lib/pages/static-pages';
import { localPath } from '../../lib/urls';

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

const missing = '/no-such-page';

const visits = locales.flatMap((locale) =>
  [...allPages(locale).map(({ path }) => path), ...(locale === defaultLocale ? [missing] : [])].map(
    (path) => {
      const isMissing = path === missing;
      const address = isMissing ? missing : localPath(path, locale);
      const isTemplate = templatePaths.some((each) => each === path);
      return { path, locale, address, isMissing, isTemplate };
    },
  ),
);

/** A journey for each page of a template, and for each list of the other entries: a fixture takes as long as such a page. */
export const journeysToAll = new Map<string, typeof visits>();
for (const visit of visits) {
  const name = visit.isTemplate ? visit.address : visit.address.replace(/[^/]+$/, '…');
  journeysToAll.set(name, [...(journeysToAll.get(name) ?? []), visit]);
}
