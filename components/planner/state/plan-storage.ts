import { mergeLists } from '@/lib/planner/model/merge';
import { isPristine } from '@/lib/planner/model/plan';
import { readLists, type StoredLists } from '@/lib/planner/model/serialize-plan';

/** Key of the lists in local storage, and in the tab's history where storage is refused or full. */
export const storageKey = 'measure-plan';

/** What the device stores; undefined where there is nothing, or storage is refused. */
export function loadLists(): StoredLists | undefined {
  try {
    return readLists(localStorage.getItem(storageKey) ?? '');
  } catch {
    return undefined;
  }
}

/** Whether the device has all that a tab knows: storage may be cleared, and tabs that write at once do not hear each other. */
export function isStored({ lists }: StoredLists): boolean {
  const known = loadLists()?.lists ?? [];
  const own = lists.filter((plan) => !isPristine(plan));
  return JSON.stringify(mergeLists(known, own)) === JSON.stringify(known);
}

/** Lists that the device could not store: they outlive a reload and Back in this tab. */
export function listsOfTab(): StoredLists | undefined {
  return readLists(String(Object(history.state)[storageKey] ?? ''));
}

function setTab(text: string | undefined): void {
  const { [storageKey]: before, ...state } = Object(history.state);
  if (text === before) return;
  try {
    history.replaceState(text ? { ...state, [storageKey]: text } : state, '');
  } catch {
    // Browsers limit how often this may be; the next change is written again.
  }
}

/** Changes what follows `#` without a step in the tab's history. */
export function setFragment(fragment: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + fragment);
}

/**
 * Stores the lists together with what other tabs have stored since, so that neither writes over the other's.
 * @returns whether the device stores them
 */
export function saveLists({ current, lists }: StoredLists): boolean {
  const all = mergeLists(lists, loadLists()?.lists ?? []);
  const text = JSON.stringify({ current, lists: all.filter((plan) => !isPristine(plan)) });
  try {
    localStorage.setItem(storageKey, text);
    setTab(undefined);
    return true;
  } catch {
    setTab(text);
    return false;
  }
}
