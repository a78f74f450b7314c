/** Pages for journeys: one of a kind, whichever stands in the middle of the content's list. */
import { cloths } from '../config/cloths';
import type { Path } from '../config/paths';
import { publishedPaths } from '../config/published-paths';
import { clothGuide } from '../content/collections';
import { categoryPages, entryPages, servicePages } from '../lib/pages/entry-pages';
import type { Page } from '../lib/pages/page';
import { staticPage } from '../lib/pages/static-pages';

/** A shop without any has its home page looked at in its place. */
const middleOf = (pages: readonly Page[]) =>
  pages[Math.floor(pages.length / 2)] ?? staticPage('/', 'en');

const curtains = categoryPages('curtains', 'en');

export const curtainPage = middleOf(curtains.length > 0 ? curtains : categoryPages('blinds', 'en'));
/** A page whose window has the first cloth; a shop may show it nowhere. */
export const clothPage = clothGuide.pages.find(({ first }) => first === cloths[0])?.page;
export const servicePage = middleOf(servicePages('en'));

/** One page of each template: those with a route of their own, and the first of each list of entries. */
export const templatePaths: readonly Path[] = [
  ...publishedPaths,
  ...new Map(
    entryPages('en')
      .map(({ path }) => [path.split('/')[1], path] as const)
      .reverse(),
  ).values(),
];
