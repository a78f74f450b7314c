/**
 * Checks the content against content/schema/. As a command (`npm run check:values`) it lists all faults by
 * file, line and field, and fails if there are any.
 */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { interfaceWords } from '@/content/interface-words';
import { wholeContent } from '@/content/schema/relations';
import { type ContentEntry, checkEntries } from './entries';
import { type Fault, type FieldPath, faultText, fieldName } from './fault';

const filesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isFile() && !each.name.startsWith('.'))
    .map(({ name }) => name);

/** Faults in the relations between entries. */
function relationFaults(entries: readonly ContentEntry[]): Fault[] {
  const { error } = wholeContent.safeParse({ entries, interfaceWords, filesIn });
  return (error?.issues ?? []).map(({ path, message }) => {
    // By the contract of wholeContent.
    const [file, ...rest] = path as [string, ...FieldPath];
    const line = entries.find((entry) => entry.file === file)?.lineOf(rest);
    return { file, field: fieldName(rest), message, ...(line !== undefined && { line }) };
  });
}

/**
 * Checks the whole content; empty when it is valid.
 * @param root folder of the entries; media are read from content/media in any case
 */
export function validateContent(root = 'content'): readonly Fault[] {
  const { entries, faults } = checkEntries(root);
  return [...faults, ...relationFaults(entries)];
}

if (basename(process.argv[1] ?? '') === 'validate.ts') {
  const faults = validateContent();
  for (const fault of faults) console.error(faultText(fault));
  if (faults.length > 0) process.exitCode = 1;
}
