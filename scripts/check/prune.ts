import { readFileSync, writeFileSync } from 'node:fs';
import { type FieldPath, placeOf, valueAt } from '@/content/schema/issue';
import { checkEntries } from './validate';

/** The item of a list that a path leads into, or the field itself. */
const whatFalls = (path: FieldPath) =>
  path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1 || undefined);

/** Removes references to missing entries: items of lists, or fields. @returns the places */
export function prune(root = 'content'): readonly string[] {
  const missing = checkEntries(root).errors.filter(({ isMissing }) => isMissing);
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
    writeFileSync(file, `${JSON.stringify(entry, null, 2)}\n`);
    return ordered.map((path) => placeOf({ file, path }));
  });
}
