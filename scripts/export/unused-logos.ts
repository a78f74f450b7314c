import { rmSync } from 'node:fs';
import { valueAt } from '../check/content-issue';
import { filesIn, readEntries } from '../check/entries';
import { publishedEntries } from '../check/published';

/**
 * Removes unused logos from the export: Next copies all of public/.
 * @returns a summary
 */
export function removeUnusedLogos(root: string): string {
  const shown = publishedEntries(readEntries().entries)
    .filter(({ collection }) => collection === 'clients')
    .map(({ value }) => valueAt(value, ['src']));
  const unused = filesIn(`${root}/clients`).filter((name) => !shown.includes(`/clients/${name}`));
  for (const name of unused) rmSync(`${root}/clients/${name}`);
  return `${unused.length} left out`;
}
