import { createHash } from 'node:crypto';
import { createElement, insert, type Page } from './html';

/** Id of the list of addresses that the start-up script reads. */
export const listId = 'page-scripts';

/** A file that the finishing of a page adds to the export. */
export interface ExtraFile {
  /** Its path in out/. */
  readonly path: string;
  readonly text: string;
}

/**
 * Makes a file of React's data, and lists it at the page's end, before the page's own scripts: nothing of
 * it is needed for the first paint, and on a slow line a page without it is read half a second sooner.
 * @param text the script that hands the data over
 * @param scripts addresses of the page's own scripts
 */
export function dataFile(
  page: Page,
  text: string,
  scripts: readonly string[],
  basePath: string,
): ExtraFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  // Kept for ever by browsers, as all below that folder: its name changes with what it holds.
  const path = `_next/static/data/${hash}.js`;
  const json = JSON.stringify([`${basePath}/${path}`, ...scripts]);
  insert(page.body, createElement('script', { type: 'application/json', id: listId }, json));
  return { path, text };
}
