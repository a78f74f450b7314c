import { rmSync } from 'node:fs';
import { filesIn, readEntries } from '../check/entries';
import { valueAt } from '../check/fault';
import { publishedEntries } from '../check/published';

/**
 * Takes out of the export the logos that no page shows: Next copies all of public/.
 * @returns how many those were
 */
export function removeUnusedLogos(root: string): number {
  const shown = publishedEntries(readEntries().entries)
    .filter(({ kind }) => kind === 'clients')
    .map(({ value }) => valueAt(value, ['src']));
  const unused = filesIn(`${root}/clients`).filter((name) => !shown.includes(`/clients/${name}`));
  for (const name of unused) rmSync(`${root}/clients/${name}`);
  return unused.length;
}
