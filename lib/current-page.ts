import { cache } from 'react';
import type { Page } from './pages/page';

/** What the layout's parts want to know of the page that they frame. */
export type CurrentPage = Pick<Page, 'path' | 'greeting'>;

/** One for each page that is rendered: React's cache lasts for one request, as in next-intl. */
const holder = cache(() => {
  let resolve: (page: CurrentPage) => void = () => {};
  const promise = new Promise<CurrentPage>((take) => {
    resolve = take;
  });
  return { promise, resolve };
});

/**
 * Says which page is rendered. Routes call it (components/pages/route.tsx), because header, footer and bubble
 * belong to the layout, which Next does not tell what it frames; they wait for it.
 */
export function setCurrentPage(page: CurrentPage): void {
  holder().resolve(page);
}

/** The page that is rendered, once its route has said which. */
export function currentPage(): Promise<CurrentPage> {
  return holder().promise;
}
