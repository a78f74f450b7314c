import { statSync } from 'node:fs';
import { join } from 'node:path/posix';
import { collections, schemaOf } from '@/content/schema';
import { type ContentEntry, type ContentIssue, issueText, placeOf } from '@/content/schema/issue';
import type { ReferenceIndex } from '@/content/schema/references';
import { relationErrors } from '@/content/schema/rules/relations';
import { nameOf, readEntries } from './entries';
import { problemsIn } from './explain';
import { checkFiles } from './files';
import { pagesOf } from './published';
import { unusedFiles } from './unused';
import { contentWarnings } from './warnings';

function knownOf(entries: readonly ContentEntry[]): ReferenceIndex {
  const names = new Set(entries.map((entry) => `${entry.collection} ${nameOf(entry)}`));
  const pages = pagesOf(entries);
  return {
    has: (collection, name) =>
      collection === 'pages' ? pages.has(name) : names.has(`${collection} ${name}`),
    sizeOf: (path) => statSync(path, { throwIfNoEntry: false })?.size,
  };
}

/** All entries and errors; where a file is no JSON, the errors of such files alone. */
export function checkEntries(root = 'content') {
  const { entries, refused } = readEntries(root);
  const unreadable = refused.filter(({ line }) => line !== undefined);
  if (unreadable.length > 0) return { entries, refused, errors: unreadable };
  const errors = collections(knownOf(entries)).flatMap((collection) =>
    entries
      .filter((entry) => entry.collection === collection.name)
      .flatMap((entry): ContentIssue[] =>
        problemsIn(schemaOf(collection, entry.locale), entry.value).map((problem) => ({
          ...problem,
          file: entry.file,
          line: entry.lineOf(problem.path),
        })),
      ),
  );
  return { entries, refused, errors: [...refused, ...errors, ...relationErrors(entries)] };
}

export function mergeMissing(errors: readonly ContentIssue[]): ContentIssue[] {
  return errors.flatMap((error) => {
    if (!error.isMissing) return error;
    const [first, ...others] = errors.filter(({ message }) => message === error.message);
    if (first !== error) return [];
    const places = others.map((other) => `\n   ${placeOf(other)}`).join('');
    return places ? { ...error, message: `${error.message}. Also named in:${places}` } : error;
  });
}

export async function checkContent(folder = '.') {
  const { entries, errors } = checkEntries(join(folder, 'content'));
  const files = await checkFiles(folder, entries);
  return {
    errors: [...mergeMissing(errors), ...files.errors],
    warnings: [...contentWarnings(entries), ...files.warnings, ...unusedFiles(folder, entries)],
  };
}

export const warningText = (warnings: readonly ContentIssue[]) =>
  ['\nWarnings, which do not fail the build:', ...warnings.map(issueText)].join('\n');
