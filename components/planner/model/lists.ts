import { enteredWindows, isPristine, mostWindows, type Plan } from './plan';
import { type Edit, planOf, windowOf, withPlan } from './plan-state';
import type { StoredLists } from './serialize-plan';
import type { PlannedWindow } from './window';

/** Deletion times of both, the later one of each window; the latest ones, which an open tab could still undo. */
function mergeDeleted(one: Plan['deleted'], other: Plan['deleted']): Plan['deleted'] {
  const times = [...Object.entries(one), ...Object.entries(other)].sort(([, a], [, b]) => a - b);
  return Object.fromEntries(times.slice(-2 * mostWindows));
}

/**
 * Merges two tabs' versions of a list: the later version of each window, in the first one's order; a deletion overrides
 * earlier edits. The order of the arguments affects only the order of the windows.
 */
export function mergePlans(one: Plan, other: Plan): Plan {
  const { edited, place } = other.edited > one.edited ? other : one;
  const deleted = mergeDeleted(one.deleted, other.deleted);
  const latest = new Map<string, PlannedWindow>();
  for (const window of [...one.windows, ...other.windows])
    if ((latest.get(window.id)?.edited ?? -1) < window.edited) latest.set(window.id, window);
  const windows = [...latest.values()].filter(({ id, edited: at }) => (deleted[id] ?? -1) < at);
  // Blank windows are ignored.
  const entered = windows.filter((window) => window.edited > 0);
  const remaining = (entered.length > 0 ? entered : windows.slice(0, 1)).slice(0, mostWindows);
  return { id: one.id, edited, place, windows: remaining, deleted };
}

/** The union of two tabs' lists, merged by id. */
export function mergeLists(one: readonly Plan[], other: readonly Plan[]): readonly Plan[] {
  const merged = one.map((plan) => {
    const same = other.find(({ id }) => id === plan.id);
    return same ? mergePlans(plan, same) : plan;
  });
  return [...merged, ...other.filter(({ id }) => one.every((plan) => plan.id !== id))];
}

export function merge({ lists, current: shown }: StoredLists): Edit {
  return (state) => {
    const current = isPristine(planOf(state)) ? shown : state.current;
    const merged = { ...state, lists: mergeLists(state.lists, lists), current };
    return { ...merged, selected: windowOf(merged).id };
  };
}

export function open(arrived: Plan): Edit {
  return (state, edited) => {
    const windows = arrived.windows.map((window) => ({ ...window, edited }));
    const lists = [...state.lists, { ...arrived, windows, edited }];
    return { ...state, lists, current: arrived.id };
  };
}

export function append(arrived: Plan): Edit {
  return (state, edited) => {
    const plan = planOf(state);
    const came = arrived.windows.map((window) => ({ ...window, edited }));
    const windows = [...enteredWindows(plan), ...came].slice(0, mostWindows);
    const place = plan.place || arrived.place;
    return withPlan(state, { ...plan, windows, place, edited }, came[0]?.id);
  };
}
