import { createHash } from 'node:crypto';
import { listId } from './defer';
import { attribute, elements, type Page, remove, textOf } from './html';
import { reactData } from './lean';

/** A file that the finishing of a page adds to the export. */
export interface ExtraFile {
  /** Its path in out/. */
  readonly path: string;
  readonly text: string;
}

/**
 * Moves React's data out of a page into a file, first in the list of the page's scripts: nothing of it
 * is needed for the first paint, and on a slow line a page without it is read half a second sooner.
 * @throws BrokenAssumption when the page has no such data
 */
export function moveData(page: Page, basePath: string): ExtraFile {
  const script = reactData(page);
  const text = textOf(script);
  remove(script);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  // Kept for ever by browsers, as all below that folder: its name changes with what it holds.
  const path = `_next/static/data/${hash}.js`;
  const list = elements(page.body, 'script').find((each) => attribute(each, 'id') === listId);
  const json = list?.childNodes[0];
  if (!json || !('value' in json)) throw new Error(`${page.file} has no list of scripts`);
  json.value = JSON.stringify([`${basePath}/${path}`, ...JSON.parse(json.value)]);
  return { path, text };
}
