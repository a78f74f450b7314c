/**
 * With these the index puts entries together. It casts what JSON holds to its type, because the check has
 * held every file against `content/schema/` before anything is built; and it typesets the words.
 */
// Not by '@': next.config.ts reads this, too.
import { typesetAll } from '../lib/text/typeset';
import { withNamesPerLocale } from './shop-names';
import arabic from './site.ar.json' with { type: 'json' };
// Not site.ts: next.config.ts, which reads this too, would take './site' for site.json.
import site from './site.json' with { type: 'json' };

const shop = { en: site.words, ar: arabic.words };

/** The lists that a file may leave out, as the schema nests them; in a list, those of each of its values. */
export type EmptyLists = readonly EmptyLists[] | { readonly [name: string]: EmptyLists };

/** A value with the lists that its file leaves out. */
function withLists(value: unknown, empty: EmptyLists | undefined): unknown {
  if (!empty || value === undefined) return value ?? empty;
  if (Array.isArray(value)) return value.map((each) => withLists(each, Object(empty)[0]));
  const lists = Object.entries(empty).map(([name, inner]) => {
    const own: unknown = Object(value)[name];
    return [name, own === undefined && Array.isArray(inner) ? [] : withLists(own, inner)];
  });
  return { ...Object(value), ...Object.fromEntries(lists) };
}

/** One entry. */
export function entry<T>(facts: unknown, empty?: EmptyLists): T {
  return typesetAll(withNamesPerLocale(withLists(facts, empty), shop)) as T;
}

/** Entries as menus and lists have them. */
export function inOrder<T extends { readonly order: number }>(
  entries: readonly unknown[],
  empty?: EmptyLists,
): readonly T[] {
  return entries.map((each) => entry<T>(each, empty)).toSorted((a, b) => a.order - b.order);
}

/** Entries by the name that others call them by. */
export function byName<T>(entries: Readonly<Record<string, unknown>>): Readonly<Record<string, T>> {
  const all = Object.entries(entries).map(([name, each]) => [name, entry<T>(each)] as const);
  return Object.fromEntries(all);
}
