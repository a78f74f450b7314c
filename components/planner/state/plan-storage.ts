import { mergeLists } from '@/lib/planner/model/merge-plans';
import { isPristine } from '@/lib/planner/model/plan';
import { listsInFragment, withLists } from '@/lib/planner/model/plan-link';
import { packLists, readLists, type StoredLists } from '@/lib/planner/model/serialize-plan';
import { newId } from './new-id';

/** Key of the lists in local storage. */
export const storageKey = 'measure-plan';

/** What the device stores; undefined where there is nothing, or storage is refused. */
export function loadLists(): StoredLists | undefined {
  try {
    return readLists(localStorage.getItem(storageKey) ?? '', newId);
  } catch {
    return undefined;
  }
}

/** Lists that wait in the page's own address, because storage was refused or full. */
export function listsInAddress(): StoredLists | undefined {
  return listsInFragment(location.hash, newId);
}

/** Changes what follows `#` without a step in the tab's history. */
export function setFragment(fragment: string): void {
  if (fragment === location.hash) return;
  try {
    history.replaceState(history.state, '', location.pathname + location.search + fragment);
  } catch {
    // Browsers limit how often an address may change; the next change is written again.
  }
}

/**
 * Stores the lists together with what other tabs have stored since, so that neither writes over the other's. Where storage is
 * refused or full they go into the page's address, which a reload, a bookmark and the tab's history keep.
 * @returns whether the device stores them
 */
export function saveLists(own: StoredLists): boolean {
  const stored = loadLists();
  const lists = stored ? mergeLists(own.lists, stored.lists) : own.lists;
  const kept = { current: own.current, lists: lists.filter((plan) => !isPristine(plan)) };
  try {
    if (kept.lists.length > 0) localStorage.setItem(storageKey, packLists(kept));
    setFragment(withLists(location.hash, undefined));
    return true;
  } catch {
    setFragment(withLists(location.hash, kept));
    return false;
  }
}
