import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { islandAttribute } from '@/browser/contracts';
import { assume, type Page } from './html';

/**
 * Removes Next's scripts from a page (its runtime, which would hydrate the whole page, and the payload for that), and the comments
 * that React's hydration needs, except in islands.
 * @throws Error where a script would first have to put content into its place
 */
export function removeNextScripts({ file, $ }: Page): void {
  // Structured data is no script.
  const scripts = $('script:not([type$="json"])');
  const inPlace = !/\$R[A-Z]\("/.test(scripts.text());
  assume(inPlace, file, 'all content stands in its place', 'React moves some by script');
  scripts.remove();
  $('link[as="script"]').remove();
  $('body, body *')
    .not(`[${islandAttribute}], [${islandAttribute}] *`)
    .contents()
    .filter((_, { type }) => type === 'comment')
    .remove();
}

/** Deletes files that only those scripts load: themselves and the payloads of Next's router, a third of all bytes. */
export function deleteNextFiles(root: string): void {
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (/^_next.*\.js$|(^|[\\/])(index|__next\..*)\.txt$/.test(file)) rmSync(join(root, file));
  }
}
