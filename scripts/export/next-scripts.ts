import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { islandAttribute } from '@/browser/contracts';
import { attribute, elements, type Page, type Parent, remove } from './html';

/** Whether a script is data: structured data, speculation rules. */
const isData = (type = '') => type.endsWith('json');

/**
 * Takes Next's scripts out of a page: its runtime, which would hydrate the whole page, with the payload for that.
 * browser/islands/ hydrates what changes, and nothing else.
 */
export function removeNextScripts(page: Page): void {
  for (const script of elements(page.document, 'script')) {
    if (!isData(attribute(script, 'type'))) remove(script);
  }
  for (const link of elements(page.document, 'link')) {
    if (attribute(link, 'as') === 'script') remove(link);
  }
  removeMarks(page.body);
}

/** Removes the comments by which React would find its parts, except in what is hydrated. */
function removeMarks(parent: Parent): void {
  for (const node of [...parent.childNodes]) {
    if (node.nodeName === '#comment') remove(node);
    else if ('tagName' in node && attribute(node, islandAttribute) === undefined) removeMarks(node);
  }
}

/** Deletes the files of those scripts from the export: nothing asks for them. */
export function deleteNextScripts(root: string): void {
  const folder = join(root, '_next/static');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.js')) rmSync(join(folder, file));
  }
}
