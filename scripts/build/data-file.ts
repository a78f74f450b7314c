import { createHash } from 'node:crypto';
import { listId } from './defer';
import { attribute, elements, type Page } from './html';

/** A file that the finishing of a page adds to the export. */
export interface ExtraFile {
  /** Its path in out/. */
  readonly path: string;
  readonly text: string;
}

/**
 * Makes a file of React's data, and names it first in the list of the page's scripts: nothing of it
 * is needed for the first paint, and on a slow line a page without it is read half a second sooner.
 * @param text the script that hands the data over
 * @throws Error when the page has no such list
 */
export function dataFile(page: Page, text: string, basePath: string): ExtraFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  // Kept for ever by browsers, as all below that folder: its name changes with what it holds.
  const path = `_next/static/data/${hash}.js`;
  const list = elements(page.body, 'script').find((each) => attribute(each, 'id') === listId);
  const json = list?.childNodes[0];
  if (!json || !('value' in json)) throw new Error(`${page.file} has no list of scripts`);
  json.value = JSON.stringify([`${basePath}/${path}`, ...JSON.parse(json.value)]);
  return { path, text };
}
