import { rmSync } from 'node:fs';
import { publicRoot } from '@/content/schema/references';
import { readEntries } from '../check/entries';
import { leftOver } from '../check/left-over';
import { publishedEntries } from '../check/published';

/**
 * Removes unused logos from the export: Next copies all of public/.
 * @returns a summary
 */
export function removeUnusedLogos(root: string): string {
  const files = leftOver(publishedEntries(readEntries().entries));
  const unused = files.filter((file) => file.startsWith(publicRoot));
  for (const file of unused) rmSync(file.replace(publicRoot, root));
  return `${unused.length} left out`;
}
