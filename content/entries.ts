/**
 * With these the index puts entries together. It casts what JSON holds to its type, because the check has
 * held every file against `content/schema/` before anything is built; and it typesets the words.
 */
import { typesetAll } from '@/lib/typeset';

/** One entry. */
export function entry<T>(facts: unknown): T {
  return typesetAll(facts) as T;
}

/** Entries as menus and lists have them. */
export function inOrder<T extends { readonly order: number }>(
  entries: readonly unknown[],
): readonly T[] {
  return (typesetAll(entries) as readonly T[]).toSorted((a, b) => a.order - b.order);
}

/** Entries by the name that others call them by. */
export function byName<T>(entries: Readonly<Record<string, unknown>>): Readonly<Record<string, T>> {
  return typesetAll(entries) as Readonly<Record<string, T>>;
}
