import { rmSync } from 'node:fs';
import { knownLocales } from '@/config/locales';
import {
  type ContentIssue,
  type FieldPath,
  placeOf,
  putAt,
  textIssues,
  valueAt,
} from '@/lib/schema/issue';
import { contradictionsIn } from './contradictions';
import { nameOf, readEntries } from './entries';
import { readEntry, writeEntry } from './json';
import { isMedia, unusedFiles } from './unused';
import { checkEntries } from './validate';

/** Deletes an entry in all languages, or a single file. */
export function remove(file: string): void {
  const names = ['', ...knownLocales.map((locale) => `.${locale}`)];
  for (const name of names) rmSync(file.replace(/\.json$/, `${name}.json`), { force: true });
}

/** The item of a list that a path leads into, or the field itself. */
export const whatFalls = (path: FieldPath) =>
  path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1 || undefined);

/** What is about an entry that is not there: references, questions about products, and lists’ pictures of them. */
export function aboutMissing(root = 'content'): readonly ContentIssue[] {
  const { entries, errors } = checkEntries(root);
  const found = [...errors, ...contradictionsIn(entries)].filter(({ removable }) => removable);
  const media = new Map(entries.filter(isMedia).map((each) => [each.file, nameOf(each)]));
  const names = new Set(found.flatMap(({ file }) => media.get(file) ?? []));
  const lists = entries.filter((each) => !isMedia(each));
  return [
    ...found.filter(({ file }) => !media.has(file)),
    ...textIssues(
      lists,
      (text, path) => names.has(text) && /\d,src$|\d$/.test(String(path)) && text,
    ),
  ];
}

/** Removes items of lists, or fields. @returns the places */
export const prune = (root = 'content', missing = aboutMissing(root)): readonly string[] =>
  [...new Set(missing.map(({ file }) => file))].flatMap((file) => {
    const entry = readEntry(file);
    const paths = missing.filter((issue) => issue.file === file).map(({ path }) => whatFalls(path));
    // From the end, so that places of the others stay.
    const ordered = [...new Map(paths.map((path) => [String(path), path])).values()].sort(
      (a, b) => Number(b.at(-1)) - Number(a.at(-1)),
    );
    for (const path of ordered) {
      const parent = Object(valueAt(entry, path.slice(0, -1)));
      const last = path.at(-1) ?? '';
      if (Array.isArray(parent)) parent.splice(Number(last), 1);
      else delete parent[last];
    }
    // A subject without a question is none.
    if (entry.faqs?.length === 0) remove(file);
    else writeEntry(file, entry);
    return ordered.map((path) => placeOf({ file, path }));
  });

export function rename(missing: readonly ContentIssue[], name: string): void {
  for (const { file, path } of missing) {
    const entry = readEntry(file);
    putAt(entry, path, name);
    writeEntry(file, entry);
  }
}

export const unshown = () => unusedFiles('.', readEntries().entries);
