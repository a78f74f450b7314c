/**
 * With these the index puts entries together. It casts what JSON holds to its type, because the check has
 * held every file against `content/schema/` before anything is built.
 */

/** One entry. */
export function entry<T>(facts: unknown): T {
  return facts as T;
}

/** Entries as menus and lists have them. */
export function inOrder<T extends { readonly order: number }>(
  entries: readonly unknown[],
): readonly T[] {
  return (entries as readonly T[]).toSorted((a, b) => a.order - b.order);
}

/** Entries by the name that others call them by. */
export function byName<T>(entries: Readonly<Record<string, unknown>>): Readonly<Record<string, T>> {
  return entries as Readonly<Record<string, T>>;
}
