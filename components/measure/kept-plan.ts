import { packPlan, readPlan } from '@/lib/measure/keep';
import { planFragment } from '@/lib/measure/link';
import { isPristine, type Plan } from '@/lib/measure/plan';

/** Key of the list in local storage. */
export const storageKey = 'measure-plan';

/** The list that the device has kept; undefined where there is none, or storage is refused. */
export function readKept(): Plan | undefined {
  try {
    return readPlan(localStorage.getItem(storageKey) ?? '');
  } catch {
    return undefined;
  }
}

/** Keeps the list on the device; says whether it is there: storage may be refused or full. */
export function writeKept(plan: Plan): boolean {
  try {
    if (isPristine(plan)) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, packPlan(plan));
    return true;
  } catch {
    return false;
  }
}

/** Puts the list into the page's own address, where a reload, a bookmark and the tab's history keep it. */
export async function writeAddress(plan: Plan): Promise<void> {
  const fragment = await planFragment(plan);
  try {
    history.replaceState(history.state, '', `#${fragment}`);
  } catch {
    // Browsers limit how often an address may change; the next change is written again.
  }
}
