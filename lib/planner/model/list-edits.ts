import { mergeLists } from './merge';
import { enteredWindows, isPristine, mostWindows, type Plan } from './plan';
import { type Edit, planOf, windowOf, withPlan } from './plan-state';
import type { StoredLists } from './serialize-plan';

/** Merges the stored lists. */
export function merge({ lists, current: shown }: StoredLists): Edit {
  return (state) => {
    const current = isPristine(planOf(state)) ? shown : state.current;
    const merged = { ...state, lists: mergeLists(state.lists, lists), current };
    return { ...merged, selected: windowOf(merged).id };
  };
}

export function show(id: string): Edit {
  return (state) => ({ ...state, current: id });
}

/** Adds a list from a link as a separate list, and shows it. */
export function open(arrived: Plan): Edit {
  return (state, edited) => {
    const windows = arrived.windows.map((window) => ({ ...window, edited }));
    const lists = [...state.lists, { ...arrived, windows, edited }];
    return { ...state, lists, current: arrived.id };
  };
}

/** Appends the windows of a list from a link to the current list. */
export function append(arrived: Plan): Edit {
  return (state, edited) => {
    const plan = planOf(state);
    const came = arrived.windows.map((window) => ({ ...window, edited }));
    const windows = [...enteredWindows(plan), ...came].slice(0, mostWindows);
    const place = plan.place || arrived.place;
    return withPlan(state, { ...plan, windows, place, edited }, came[0]?.id);
  };
}
