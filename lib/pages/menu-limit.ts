/**
 * Maximum number of pages of one kind in a menu: menus are on every page, so without a limit the site would grow with the
 * square of its pages. The overview, linked from each menu, lists them all.
 */
export const menuLimit = 12;

/** The pages that menus and the footer list: the first ones. */
export function menuEntries<Entry>(entries: readonly Entry[]): readonly Entry[] {
  return entries.slice(0, menuLimit);
}

/** An entry's nearest neighbours of its kind, so that every page is linked from some other. */
export function siblingsOf<Entry>(entries: readonly Entry[], own: Entry): readonly Entry[] {
  const last = Math.max(0, entries.length - menuLimit - 1);
  const first = Math.min(last, Math.max(0, entries.indexOf(own) - menuLimit / 2));
  return entries.slice(first, first + menuLimit + 1).filter((entry) => entry !== own);
}
