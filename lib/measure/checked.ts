import type { PlannerWords } from '@/content/en/measure';
import { type Checked, checkWindow } from './check-window';
import { surroundings } from './names';
import type { Plan, PlannedWindow, Room } from './plan';

interface Known {
  readonly around: string;
  readonly checked: Checked;
}

const known = new WeakMap<PlannedWindow, Known>();

/** A window's check; of forty windows only the one that changed is checked again. */
export function checkedIn(
  plan: Plan,
  room: Room,
  window: PlannedWindow,
  words: PlannerWords,
): Checked {
  const facts = surroundings(plan, room, words);
  const around = Object.values(facts).join();
  const before = known.get(window);
  if (before?.around === around) return before.checked;
  const checked = checkWindow(window, facts);
  known.set(window, { around, checked });
  return checked;
}
