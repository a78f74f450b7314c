import { join } from 'node:path/posix';
import { interfaceWords } from '@/content/interface-words';
import { wholeContent } from '@/content/schema/relations';
import { type ContentEntry, checkEntries } from './entries';
import { type Fault, type FieldPath, fieldName, togetherIfMissing } from './fault';
import { checkFiles } from './files';
import { contentWarnings } from './warnings';

/** Faults in the relations between entries. */
function relationFaults(entries: readonly ContentEntry[]): Fault[] {
  const { error } = wholeContent.safeParse({ entries, interfaceWords });
  return (error?.issues ?? []).map(({ path, message }) => {
    // By the contract of wholeContent.
    const [file, ...rest] = path as [string, ...FieldPath];
    const line = entries.find((entry) => entry.file === file)?.lineOf(rest);
    return { file, field: fieldName(rest), message, ...(line !== undefined && { line }) };
  });
}

/**
 * Checks the content against content/schema/; empty when it is valid.
 * @param root folder of the entries; media are read from content/media in any case
 */
export function validateContent(root = 'content'): readonly Fault[] {
  const { entries, unreadable, faults } = checkEntries(root);
  // What refers to such a file would seem wrong, too.
  if (unreadable.length > 0) return unreadable;
  return togetherIfMissing([...faults, ...relationFaults(entries)]);
}

/**
 * Everything that can be said of the content and its files.
 * @returns what keeps it from being published, and what could be better
 */
export async function checkContent(folder = '.') {
  const root = join(folder, 'content');
  const files = await checkFiles(folder);
  return {
    faults: [...validateContent(root), ...files.faults],
    warnings: [...contentWarnings(root), ...files.warnings],
  };
}
