import { cache } from 'react';
import type { Page } from './page';

/** The page's data for parts of the layout. */
export interface CurrentPage extends Pick<Page, 'greeting'> {
  /** Undefined for pages without a URL of their own: not found, offline. */
  readonly path: Page['path'] | undefined;
}

/** One per rendered page: React's cache lasts for one request. */
const pageOfRequest = cache(() => {
  let resolve: (page: CurrentPage) => void = () => {};
  const promise = new Promise<CurrentPage>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
});

/**
 * Sets the page being rendered. Routes call it (components/pages/routes.tsx), because header, footer and bubble are in the
 * layout, which does not receive the page from Next; they await it.
 */
export function setCurrentPage(page: CurrentPage): void {
  pageOfRequest().resolve(page);
}

/** The page being rendered, once its route has set it. */
export function currentPage(): Promise<CurrentPage> {
  return pageOfRequest().promise;
}
