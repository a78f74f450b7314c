/**
 * Maximum number of pages of one kind in a menu: menus are on every page, so without a limit the site would grow with the
 * square of its pages. The overview, linked from each menu, lists them all.
 */
export const menuLimit = 12;

export function menuEntries<Entry>(entries: readonly Entry[]): readonly Entry[] {
  return entries.slice(0, menuLimit);
}

/** An entry's nearest siblings, so that every page is linked from another. */
export function siblingsOf<Entry>(entries: readonly Entry[], own: Entry): readonly Entry[] {
  const last = Math.max(0, entries.length - menuLimit - 1);
  const first = Math.min(last, Math.max(0, entries.indexOf(own) - menuLimit / 2));
  return entries.slice(first, first + menuLimit + 1).filter((entry) => entry !== own);
}
