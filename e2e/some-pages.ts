/** Pages of entries for journeys that want one of a kind: whichever stands in the middle of the content's list. */
import { categoryPages, servicePages } from '../lib/pages/entry-pages';
import type { Page } from '../lib/pages/page';
import { staticPage } from '../lib/pages/static-pages';

/** A shop without any has its home page looked at in its place. */
const middleOf = (pages: readonly Page[]) =>
  pages[Math.floor(pages.length / 2)] ?? staticPage('/', 'en');

const curtains = categoryPages('curtains', 'en');
const blinds = categoryPages('blinds', 'en');

export const curtainPage = middleOf(curtains.length > 0 ? curtains : blinds);
export const blindsPage = middleOf(blinds.length > 0 ? blinds : curtains);
export const servicePage = middleOf(servicePages('en'));
