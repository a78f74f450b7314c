import { mostWindows, type Plan } from './plan';
import type { PlannedWindow } from './window';

/** Deletions of both, of each window the later one, as many as a tab that was left open may still bring back. */
function mergeDeleted(one: Plan['deleted'], other: Plan['deleted']): Plan['deleted'] {
  const times = [...Object.entries(one), ...Object.entries(other)].sort(([, a], [, b]) => a - b);
  return Object.fromEntries(times.slice(-2 * mostWindows));
}

/**
 * One list as two tabs know it: of each window the later version, in the first one's order; a deletion holds against
 * everything that was typed before it. The order of the arguments decides nothing but the order of the windows.
 */
export function mergePlans(one: Plan, other: Plan): Plan {
  const { edited, place } = other.edited > one.edited ? other : one;
  const deleted = mergeDeleted(one.deleted, other.deleted);
  const latest = new Map<string, PlannedWindow>();
  for (const window of [...one.windows, ...other.windows])
    if ((latest.get(window.id)?.edited ?? -1) < window.edited) latest.set(window.id, window);
  const windows = [...latest.values()].filter(
    (window) => (deleted[window.id] ?? -1) < window.edited,
  );
  // A window that nothing was entered in is only a place to begin.
  const entered = windows.filter((window) => window.edited > 0);
  const kept = (entered.length > 0 ? entered : windows.slice(0, 1)).slice(0, mostWindows);
  return { id: one.id, edited, place, windows: kept, deleted };
}

/** Every list that either tab knows, merged by their ids. */
export function mergeLists(one: readonly Plan[], other: readonly Plan[]): readonly Plan[] {
  const merged = one.map((plan) => {
    const same = other.find(({ id }) => id === plan.id);
    return same ? mergePlans(plan, same) : plan;
  });
  return [...merged, ...other.filter(({ id }) => one.every((plan) => plan.id !== id))];
}
