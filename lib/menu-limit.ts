/**
 * Most pages of one kind that a menu names: menus stand on every page, and without a limit all pages
 * together would grow with the square of their number. The overview, linked from each menu, names them all.
 */
export const menuLimit = 12;

/** Those that menus and the footer name: the first, in the order of their files. */
export function inMenu<Entry>(entries: readonly Entry[]): readonly Entry[] {
  return entries.slice(0, menuLimit);
}

/** The others of its kind that stand nearest to an entry, so that each is named by some page. */
export function neighboursOf<Entry>(entries: readonly Entry[], own: Entry): readonly Entry[] {
  const last = Math.max(0, entries.length - menuLimit - 1);
  const first = Math.min(last, Math.max(0, entries.indexOf(own) - menuLimit / 2));
  return entries.slice(first, first + menuLimit + 1).filter((entry) => entry !== own);
}
