import { statSync } from 'node:fs';
import { type Collection, collections, schemaOf } from '@/content/schema';
import type { ReferenceIndex } from '@/content/schema/references';
import { relationErrors, textsIn } from '@/content/schema/relations';
import { type ContentIssue, fieldName, issueAt, locationOf } from './content-issue';
import { type ContentEntry, nameOf, readEntries } from './entries';
import { explain } from './explain';
import { pagesOf } from './published';

/** The entries and files that exist, to resolve references against. */
function knownOf(entries: readonly ContentEntry[]): ReferenceIndex {
  const names = new Set(entries.map((entry) => `${entry.collection} ${nameOf(entry)}`));
  const pages = pagesOf(entries);
  return {
    has: (collection, name) =>
      collection === 'pages' ? pages.has(name) : names.has(`${collection} ${name}`),
    sizeOf: (path) => statSync(path, { throwIfNoEntry: false })?.size,
  };
}

/** The schema's issues of one entry. */
function entryErrors(entry: ContentEntry, collection: Collection): ContentIssue[] {
  const { error } = schemaOf(collection, entry.locale).safeParse(entry.value);
  return (error?.issues ?? [])
    .flatMap((issue) => explain(issue, entry.value))
    .map(({ path, message, missing }) => ({
      ...issueAt(entry, path, message),
      ...(missing && { missing, path }),
    }));
}

/**
 * Every readable entry, and all errors in the words and facts of entries. Where a file is no JSON, the errors are of such files alone:
 * others would be reported for what they refer to.
 */
export function checkEntries(root = 'content') {
  const { entries, refused } = readEntries(root);
  const unreadable = refused.filter(({ line }) => line !== undefined);
  if (unreadable.length > 0) return { entries, errors: unreadable };
  const all = collections(knownOf(entries));
  const errors = all.flatMap((collection) =>
    entries
      .filter((entry) => entry.collection === collection.name)
      .flatMap((entry) => entryErrors(entry, collection)),
  );
  return {
    entries,
    errors: [
      ...refused,
      ...errors,
      ...relationErrors(entries).map(({ source, path, message }) => issueAt(source, path, message)),
    ],
  };
}

/** A text's location in the content: `content/pages/home.json:12: words.title`. */
export function placeOfText(text: string): string {
  for (const { file, value, lineOf } of readEntries().entries) {
    const found = textsIn(value).find((each) => each.text === text);
    if (found) return `${locationOf({ file, line: lineOf(found.path) })}: ${fieldName(found.path)}`;
  }
  return 'content';
}
