import type { ContentEntry } from './entries';
import { type FieldPath, fieldName, valueAt } from './fault';

/** One place in content/ that the owner still has to fill in. */
export interface Finding {
  readonly file: string;
  /** From 1. */
  readonly line?: number;
  /** Name of the value or of the entry. */
  readonly field: string;
  /** The present value. */
  readonly now: string;
  /** What the owner puts there instead. */
  readonly wanted: string;
}

/** Parts of files as they were invented, by the name of the file. */
export type Samples = Readonly<Record<string, unknown>>;

/** The single values in groups of fields, with their paths. */
function leavesOf(value: unknown, path: FieldPath = []): [FieldPath, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
}

/** The values that are still as they were invented. */
export function sampleValues(entries: readonly ContentEntry[], samples: Samples): Finding[] {
  return entries.flatMap(({ file, value, lineOf }) =>
    leavesOf(samples[file] ?? {})
      .filter(([path, invented]) => valueAt(value, path) === invented)
      .map(([path, invented]) => ({
        file,
        line: lineOf(path),
        field: fieldName(path),
        now: String(invented),
        wanted: 'your own',
      })),
  );
}

const wantedOf: Readonly<Record<string, string>> = {
  clients: 'name and logo of a real client who agreed to it; then switch ‘sample’ off',
  testimonials:
    'words, name and stars of a real customer who agreed to it; then switch ‘sample’ off',
  stockCloths: 'a cloth that you sell, as it comes on the roll, then switch ‘sample’ off',
  posts: 'a post of your own, your name and a fixed day, then switch ‘sample’ off; or delete it',
  projects: 'a project of your own, then switch ‘sample’ off; or delete it',
  homePage: 'stars that real reviews support on its cards, then switch ‘sample’ off',
  prices:
    'your own prices, or none: a product without one says that the visit prices it; then switch ‘sample’ off',
  termsPage: 'words that hold for your business, read by your lawyer; then switch ‘sample’ off',
};

/** The title by which the owner knows an entry. */
function titleOf({ value, id }: ContentEntry): string {
  const titles = ['quote', 'title', 'alt'].map((name) => valueAt(value, ['words', name]));
  return String(titles.find(Boolean) ?? id);
}

/** Entries with a switch that still has this value. */
export function switches(
  entries: readonly ContentEntry[],
  name: string,
  value: boolean,
  explain: (entry: ContentEntry) => Pick<Finding, 'now' | 'wanted'>,
): Finding[] {
  return entries
    .filter((entry) => valueAt(entry.value, [name]) === value)
    .map((entry) => ({
      file: entry.file,
      line: entry.lineOf([name]),
      field: entry.id,
      ...explain(entry),
    }));
}

/** Entries marked as samples. */
export function sampleEntries(
  entries: readonly ContentEntry[],
  kinds: readonly string[],
): Finding[] {
  const ofKinds = entries.filter(({ kind }) => kinds.includes(kind));
  return switches(ofKinds, 'sample', true, (entry) => ({
    now: titleOf(entry),
    wanted: wantedOf[entry.kind] ?? 'content of your own',
  }));
}

/** The sentence of a text that holds the part at `index`. */
function sentenceAt(text: string, index: number): string {
  const start = text.lastIndexOf('. ', index) + 1;
  const end = text.indexOf('. ', index);
  return text.slice(start, end < 0 ? undefined : end + 1).trim();
}

/** `[number of days]` in the words. */
export function placeholders(
  entry: ContentEntry,
  value = entry.value,
  path: FieldPath = [],
): Finding[] {
  if (typeof value === 'string') {
    return [...value.matchAll(/\[([^\]]+)\]/g)].map((match) => ({
      file: entry.file,
      line: entry.lineOf(path),
      field: match[0],
      now: sentenceAt(value, match.index),
      wanted: 'your own figure or fact in the place of each bracket',
    }));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    placeholders(entry, inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
