import { join } from 'node:path/posix';
import { wholeContent } from '@/content/schema/relations';
import { checkEntries, crossEntryErrors } from './check-entries';
import { type ContentIssue, mergeMissing } from './content-issue';
import { checkFiles } from './files';
import { contentWarnings } from './warnings';

/**
 * Checks the content against content/schema/; empty when it is valid.
 * @param root folder of the entries; media are read from content/media in any case
 */
export function validateContent(
  root = 'content',
  { entries, unreadable, errors } = checkEntries(root),
): readonly ContentIssue[] {
  // Otherwise references to such a file would be reported, too.
  if (unreadable.length > 0) return unreadable;
  const { error } = wholeContent.safeParse({ entries });
  return mergeMissing([...errors, ...crossEntryErrors(error, entries)]);
}

/**
 * All errors and warnings of the content and its files.
 * @returns errors, which block publication, and warnings
 */
export async function checkContent(folder = '.') {
  const root = join(folder, 'content');
  const checked = checkEntries(root);
  const files = await checkFiles(folder, checked);
  return {
    errors: [...validateContent(root, checked), ...files.errors],
    warnings: [...contentWarnings(root, checked), ...files.warnings],
  };
}
