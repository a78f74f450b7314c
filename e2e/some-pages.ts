/** Pages of entries for journeys that want one of a kind: whichever stands in the middle of the content's list. */
import { categoryPages, servicePages } from '../lib/pages/entry-pages';

function middleOf<Page>(pages: readonly Page[]): Page {
  const page = pages[Math.floor(pages.length / 2)];
  if (!page) throw new Error('content/ has no page of a kind that journeys visit');
  return page;
}

export const curtainPage = middleOf(categoryPages('curtains', 'en'));
export const blindsPage = middleOf(categoryPages('blinds', 'en'));
export const servicePage = middleOf(servicePages('en'));
