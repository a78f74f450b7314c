import type { PlannerWords } from '@/content/en/measure';
import type { Plan, PlannedWindow } from '../model/plan';
import type { Stock } from '../model/stock';
import { type CheckedWindow, checkWindow, type Surroundings } from './check-window';

/** What the checks must know around a window: some of it from its room's name. */
export function surroundingsOf(
  { unit, children }: Plan,
  { room }: PlannedWindow,
  stock: Stock,
  words: PlannerWords,
): Surroundings {
  const name = room.toLowerCase();
  const has = (parts: readonly string[]) => parts.some((part) => name.includes(part));
  const nursery = has(words.nurseryNames);
  return { unit, children, stock, bedroom: nursery || has(words.bedroomNames), nursery };
}

const cache = new WeakMap<
  PlannedWindow,
  { readonly key: string; readonly checked: CheckedWindow }
>();

/** A window's check; of forty windows only the one that changed is checked again. */
export function cachedCheck(
  plan: Plan,
  window: PlannedWindow,
  stock: Stock,
  words: PlannerWords,
): CheckedWindow {
  const around = surroundingsOf(plan, window, stock, words);
  const key = `${around.unit} ${around.children} ${words.language}`;
  const before = cache.get(window);
  if (before?.key === key) return before.checked;
  const checked = checkWindow(window, around);
  cache.set(window, { key, checked });
  return checked;
}
