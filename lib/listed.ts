/**
 * Most pages of one kind that a list names which stands on every page. An overview names them all and
 * is linked from each such list; without a bound, all pages together would grow with the square of
 * their number.
 */
export const mostListed = 12;

/** Those that menus and the footer name: the first in the order of their files. */
export function listed<Entry>(entries: readonly Entry[]): readonly Entry[] {
  return entries.slice(0, mostListed);
}

/** The others of its kind that stand nearest to an entry, so that each is named by some page. */
export function neighboursOf<Entry>(entries: readonly Entry[], own: Entry): readonly Entry[] {
  const last = Math.max(0, entries.length - mostListed - 1);
  const first = Math.min(last, Math.max(0, entries.indexOf(own) - mostListed / 2));
  return entries.slice(first, first + mostListed + 1).filter((entry) => entry !== own);
}
