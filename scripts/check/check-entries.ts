import { statSync } from 'node:fs';
import { z } from 'zod';
import { defaultLocale } from '@/config/locales';
import { type Collection, collections } from '@/content/schema';
import type { ReferenceIndex } from '@/content/schema/references';
import { textsIn } from '@/content/schema/relations';
import { type ContentIssue, type FieldPath, fieldName, locationOf } from './content-issue';
import { type ContentEntry, readEntries } from './entries';
import { explain } from './explain';
import { pagesOf, publishedEntries, publishedPagesOf } from './published';

/** The entries and files that exist, to resolve references against. */
function knownOf(entries: readonly ContentEntry[]): ReferenceIndex {
  const names = (collection: string) =>
    new Set(
      entries
        .filter((entry) => entry.collection === collection)
        .map(({ id, value }) =>
          collection === 'pictures' ? Reflect.get(Object(value), 'file') : id,
        ),
    );
  const all = {
    pictures: names('pictures'),
    films: names('films'),
    services: names('services'),
    pages: publishedPagesOf(entries),
  };
  return {
    has: (collection, name) => all[collection].has(name),
    sizeOf: (path) => statSync(path, { throwIfNoEntry: false })?.size,
  };
}

/** A translation's file contains only words. */
export function translationOf({ shape: { words } }: Collection['schema']): z.ZodType {
  return words ? z.strictObject({ words }) : z.strictObject({});
}

/** The schema's issues of one entry. */
function entryErrors(
  { file, value, lineOf, locale }: ContentEntry,
  { schema }: Collection,
): ContentIssue[] {
  const result = (locale === defaultLocale ? schema : translationOf(schema)).safeParse(value);
  return (result.error?.issues ?? [])
    .flatMap((issue) => explain(issue, value))
    .map(({ path, message, missing }) => ({
      file,
      line: lineOf(path),
      field: fieldName(path),
      message,
      ...(missing && { missing, path }),
    }));
}

/**
 * Every readable entry, the files that are no JSON, all other errors of single files, and links of what is on the site
 * that are left out, since their pages are switched off or have nothing to list.
 */
export function checkEntries(root = 'content') {
  const { entries, refused } = readEntries(root);
  const unreadable = refused.filter(({ line }) => line !== undefined);
  const shown = new Set(publishedEntries(entries).map(({ file }) => file));
  const [all, published] = [pagesOf(entries), publishedPagesOf(entries)];
  const found = collections(knownOf(entries)).flatMap((collection) =>
    entries
      .filter((entry) => entry.collection === collection.name)
      .flatMap((each) => entryErrors(each, collection)),
  );
  const isLeftOut = ({ missing = '' }: ContentIssue) => {
    const page = missing.replace('pages ', '');
    return all.has(page) && !published.has(page);
  };
  return {
    entries,
    unreadable,
    errors: [...refused, ...found.filter((each) => !isLeftOut(each))],
    leftOut: found.filter((each) => isLeftOut(each) && shown.has(each.file)),
  };
}

/** Issues of a schema over all entries; their paths begin with the entries' files. */
export function crossEntryErrors(
  error: z.ZodError | undefined,
  entries: readonly ContentEntry[],
): ContentIssue[] {
  return (error?.issues ?? []).map(({ path: [file, ...rest], message }) => {
    // Paths within JSON have no symbols.
    const path = rest as FieldPath;
    const line = entries.find((entry) => entry.file === file)?.lineOf(path);
    return { file: String(file), field: fieldName(path), message, ...(line && { line }) };
  });
}

/** A text's location in the content: `content/pages/home.json:12: words.title`. */
export function placeOfText(text: string): string {
  for (const { file, value, lineOf } of readEntries().entries) {
    const found = textsIn(value).find((each) => each.text === text);
    if (found) return `${locationOf({ file, line: lineOf(found.path) })}: ${fieldName(found.path)}`;
  }
  return 'content';
}
