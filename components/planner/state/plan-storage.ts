import { readStored } from '@/components/form/stored-texts';
import { mergeLists } from '@/components/planner/model/lists';
import { isPristine } from '@/components/planner/model/plan';
import { readLists, type StoredLists } from '@/components/planner/model/serialize-plan';
import { siteKey } from '@/lib/site-key';

/** Key of the lists in the history state, if storage is denied or full. */
const tabKey = 'measure-plan';
export const storageKey = siteKey(tabKey);

/** The stored lists; undefined if there are none, or storage is denied. */
export function loadLists(): StoredLists | undefined {
  try {
    return readLists(readStored(storageKey) ?? '');
  } catch {
    return undefined;
  }
}

/** Whether all of a tab's lists are stored: storage may be cleared, and simultaneous writes of two tabs can conflict. */
export function isStored({ lists }: StoredLists): boolean {
  const known = loadLists()?.lists ?? [];
  const own = lists.filter((plan) => !isPristine(plan));
  return JSON.stringify(mergeLists(known, own)) === JSON.stringify(known);
}

/** Lists in the history state: they survive a reload and Back in this tab. */
export function listsOfTab(): StoredLists | undefined {
  return readLists(String(Object(history.state)[tabKey] ?? ''));
}

function setTab(text: string | undefined): void {
  const { [tabKey]: before, ...state } = Object(history.state);
  if (text === before) return;
  try {
    history.replaceState(text ? { ...state, [tabKey]: text } : state, '');
  } catch {
    // Browsers limit the rate; the next change tries again.
  }
}

/** Replaces the URL's fragment without a history entry. */
export function setFragment(fragment: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + fragment);
}

/**
 * Stores the lists, merged with what other tabs have stored since, so that none is overwritten.
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
