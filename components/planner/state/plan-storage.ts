import { readStored } from '@/components/form/stored-texts';
import { isPristine, type StoredLists } from '@/components/planner/model/plan';
import { readLists } from '@/components/planner/model/serialize-plan';
import { siteKey } from '@/lib/site-key';

/** Key of the lists in the history state, if storage is denied or full. */
const tabKey = 'measure-plan';
export const storageKey = siteKey(tabKey);

/** The stored lists; undefined if there are none. Those of the history state, which survive a reload and Back, are newer. */
export function loadLists(): StoredLists | undefined {
  const ofTab = String(Object(history.state)[tabKey] ?? '');
  try {
    return readLists(ofTab || readStored(storageKey) || '');
  } catch {
    return readLists(ofTab);
  }
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

export function setFragment(fragment: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + fragment);
}

/** Stores the lists. @returns whether the device stores them */
export function saveLists({ current, lists }: StoredLists): boolean {
  const kept = lists.filter((plan) => plan.id === current || !isPristine(plan));
  const text = JSON.stringify({ current, lists: kept });
  try {
    localStorage.setItem(storageKey, text);
    setTab(undefined);
    return true;
  } catch {
    setTab(text);
    return false;
  }
}
