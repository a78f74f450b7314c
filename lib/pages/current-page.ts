import { cache } from 'react';
import type { Page } from './page';

/** What the layout's parts need to know of the page. */
export interface CurrentPage extends Pick<Page, 'greeting'> {
  /** Undefined where the page has no address of its own: not found, offline. */
  readonly path: Page['path'] | undefined;
}

/** One per rendered page: React's cache lasts for one request. */
const holder = cache(() => {
  let resolve: (page: CurrentPage) => void = () => {};
  const promise = new Promise<CurrentPage>((take) => {
    resolve = take;
  });
  return { promise, resolve };
});

/**
 * Sets the page that is rendered. Routes call it (components/pages/route.tsx), because header, footer and bubble belong to the
 * layout, which Next does not tell the page; they await it.
 */
export function setCurrentPage(page: CurrentPage): void {
  holder().resolve(page);
}

/** The page that is rendered, once its route has set it. */
export function currentPage(): Promise<CurrentPage> {
  return holder().promise;
}
