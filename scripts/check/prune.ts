import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { knownLocales } from '@/config/locales';
import {
  type ContentEntry,
  type ContentIssue,
  type FieldPath,
  placeOf,
  textIssues,
  valueAt,
} from '@/content/schema/issue';
import { contradictionsIn } from './contradictions';
import { nameOf } from './entries';
import { isMedia } from './unused';
import { checkEntries } from './validate';

/** The item of a list that a path leads into, or the field itself. */
const whatFalls = (path: FieldPath) =>
  path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1 || undefined);

/** Questions about products that are on no page, and lists’ pictures of them. */
function aboutMissing(entries: readonly ContentEntry[]): readonly ContentIssue[] {
  const [media, lists] = [entries.filter(isMedia), entries.filter((each) => !isMedia(each))];
  const found = contradictionsIn(entries).filter(({ isMissing }) => isMissing);
  const files = new Set(found.map(({ file }) => file));
  const names = new Set(media.filter(({ file }) => files.has(file)).map(nameOf));
  const shown = textIssues(lists, (text, path) =>
    names.has(text) && /\d,src$|\d$/.test(String(path)) ? [text] : [],
  );
  const own = new Set(lists.map(({ file }) => file));
  return [...found.filter(({ file }) => own.has(file)), ...shown];
}

/** Deletes an entry in all languages, or a single file. */
export function remove(file: string): void {
  const names = ['', ...knownLocales.map((locale) => `.${locale}`)];
  for (const name of names) rmSync(file.replace(/\.json$/, `${name}.json`), { force: true });
}

/** Removes references to missing entries: items of lists, or fields. @returns the places */
export function prune(root = 'content'): readonly string[] {
  const { entries, errors } = checkEntries(root);
  const missing = [...errors.filter(({ isMissing }) => isMissing), ...aboutMissing(entries)];
  return [...new Set(missing.map(({ file }) => file))].flatMap((file) => {
    const issues = missing.filter((issue) => issue.file === file);
    const entry = JSON.parse(readFileSync(file, 'utf8'));
    const paths = new Map(
      issues.map(({ path }) => [JSON.stringify(whatFalls(path)), whatFalls(path)]),
    );
    // From the end, so that places of the others stay.
    const ordered = [...paths.values()].sort((a, b) => Number(b.at(-1)) - Number(a.at(-1)));
    for (const path of ordered) {
      const parent = Object(valueAt(entry, path.slice(0, -1)));
      const last = path.at(-1) ?? '';
      if (Array.isArray(parent)) parent.splice(Number(last), 1);
      else delete parent[last];
    }
    // A subject without a question is none.
    if (entry.faqs?.length === 0) remove(file);
    else writeFileSync(file, `${JSON.stringify(entry, null, 2)}\n`);
    return ordered.map((path) => placeOf({ file, path }));
  });
}
