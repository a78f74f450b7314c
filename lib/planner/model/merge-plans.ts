import { inUnit } from './in-unit';
import { mostWindows, type Plan, type PlannedWindow } from './plan';

/** The same deletions, of each window the later one. */
function mergeDeleted(one: Plan['deleted'], other: Plan['deleted']): Plan['deleted'] {
  const all = { ...one };
  for (const [id, at] of Object.entries(other)) all[id] = Math.max(at, all[id] ?? 0);
  return all;
}

/**
 * One list as two tabs know it: of each window the later version, in the first one's order; a deletion holds against
 * everything that was typed before it. The order of the arguments decides nothing but the order of the windows.
 */
export function mergePlans(one: Plan, other: Plan): Plan {
  const { edited, unit, place, children } = other.edited > one.edited ? other : one;
  const deleted = mergeDeleted(one.deleted, other.deleted);
  const latest = new Map<string, PlannedWindow>();
  for (const plan of [one, other]) {
    for (const window of plan.windows) {
      const known = latest.get(window.id);
      if (known && known.edited >= window.edited) continue;
      latest.set(window.id, inUnit(window, plan.unit, unit));
    }
  }
  const windows = [...latest.values()].filter(
    ({ id, edited: at }) => (deleted[id] ?? Number.NEGATIVE_INFINITY) < at,
  );
  // A window that nothing was entered in is only a place to begin.
  const entered = windows.filter(({ edited: at }) => at > 0);
  const kept = (entered.length > 0 ? entered : windows.slice(0, 1)).slice(0, mostWindows);
  return { id: one.id, edited, unit, place, children, windows: kept, deleted };
}

/** Every list that either tab knows, merged by their ids. */
export function mergeLists(one: readonly Plan[], other: readonly Plan[]): readonly Plan[] {
  const merged = one.map((plan) => {
    const same = other.find(({ id }) => id === plan.id);
    return same ? mergePlans(plan, same) : plan;
  });
  return [...merged, ...other.filter(({ id }) => one.every((plan) => plan.id !== id))];
}
