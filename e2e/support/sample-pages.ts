/** Sample pages for journeys: the middle one of each collection. */

import { cloths } from '../../config/cloths';
import { defaultLocale, locales } from '../../config/locales';
import type { Path } from '../../config/paths';
import { clothGuide, galleryPage } from '../../lib/content/collections';
import { conventions } from '../../lib/content/conventions';
import { categoryPages, entryPages, servicePages } from '../../lib/pages/entry-pages';
import type { Page } from '../../lib/pages/page';
import { publishedPaths } from '../../lib/pages/published-paths';
import { staticPage } from '../../lib/pages/static-pages';

/** The home page for shops without any. */
const middleOf = (pages: readonly Page[]) =>
  pages[Math.floor(pages.length / 2)] ?? staticPage('/', defaultLocale);

/** Arabic, or the only language of a shop without it. */
export const arabicIfAny = locales.find((each) => each === 'ar') ?? defaultLocale;

/** The arrow key to the next of a row. */
export const forwards = conventions[defaultLocale].direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';

const curtains = categoryPages('curtains', defaultLocale);

export const curtainPage = middleOf(
  curtains.length > 0 ? curtains : categoryPages('blinds', defaultLocale),
);
export const clothPage = clothGuide.pages.find(({ first }) => first === cloths[0])?.page;
export const servicePage = middleOf(servicePages(defaultLocale));

export const filmsInGallery = galleryPage.sections
  .flatMap(({ items }) => items)
  .filter(({ type }) => type === 'video').length;

/** One page of each template: static pages, and the first of each collection. */
export const templatePaths: readonly Path[] = [
  ...publishedPaths,
  ...new Map(
    entryPages(defaultLocale)
      .map(({ path }) => [path.split('/')[1], path] as const)
      .reverse(),
  ).values(),
];
