import type { Unit } from '@/config/window';
import { fieldText, readLength } from './length';
import { changedWindows, isPristine, newId, type Plan, type PlanState, windowOf } from './plan';
import { packPlan } from './serialize-plan';
import { isUnmeasured, type PlannedWindow } from './window';

export type Edit = (state: PlanState) => PlanState;

export type Change = Partial<Omit<PlannedWindow, 'id'>>;

export function select(selected: string): Edit {
  return (state) => ({ ...state, selected });
}

/** Changes the list in hand, and perhaps selects another window. */
function withPlan(state: PlanState, changed: Partial<Plan>, selected = state.selected): PlanState {
  return { ...state, plan: { ...state.plan, ...changed }, selected };
}

/** Converts what is typed without a unit. */
function inUnit(window: PlannedWindow, unit: Unit): PlannedWindow {
  if (unit === window.unit) return window;
  const converted = Object.entries(window.lengths).map(([field, text]) => {
    const reading = readLength(text, window.unit);
    return [field, reading && !reading.stated ? fieldText(reading.cm, unit) : text];
  });
  return { ...window, unit, lengths: Object.fromEntries(converted) };
}

export function change(id: string, changed: Change): Edit {
  return (state) => {
    const windows = state.plan.windows.map((window) =>
      window.id === id ? { ...inUnit(window, changed.unit ?? window.unit), ...changed } : window,
    );
    return withPlan(state, { windows });
  };
}

export function setPlace(place: string): Edit {
  return (state) => withPlan(state, { place });
}

function added(state: PlanState, window: PlannedWindow): PlanState {
  return withPlan(state, { windows: [...state.plan.windows, window] }, window.id);
}

/** Selects the first window without a measure, or adds one like the selected. */
export const next: Edit = (state) => {
  const waiting = state.plan.windows.find(isUnmeasured);
  if (waiting) return select(waiting.id)(state);
  const like = windowOf(state);
  const remarks = like.remarks.filter((each) => each === 'children');
  const own = { id: newId(), room: '', note: '', alike: 0, remarks, lengths: {} };
  return added(state, { ...like, ...own });
};

/** Adds a window from a link; it replaces an unmeasured one, so that following the link twice adds only one. */
export function requestWindow(choices: Change): Edit {
  return (state) => {
    const { windows } = state.plan;
    const waiting = windows.find(isUnmeasured);
    const { unit } = windowOf(state);
    const requested = { ...state.blank, id: waiting?.id ?? newId(), unit, ...choices };
    if (!waiting) return added(state, requested);
    return withPlan(
      state,
      { windows: windows.with(windows.indexOf(waiting), requested) },
      waiting.id,
    );
  };
}

export function remove(ids: readonly string[]): Edit {
  return (state) => {
    const { plan, blank } = state;
    const at = plan.windows.findIndex(({ id }) => ids.includes(id));
    const left = plan.windows.filter(({ id }) => !ids.includes(id));
    const windows = left.length > 0 ? left : [{ ...blank, id: newId() }];
    const gone = changedWindows(plan, blank).filter(({ id }) => ids.includes(id));
    const removed = gone.length > 0 ? { ...plan, at, windows: gone } : state.removed;
    const selected = windows[Math.min(at, windows.length - 1)]?.id;
    return { ...withPlan(state, { windows }, selected), removed };
  };
}

const without = (lists: readonly Plan[], list: Pick<Plan, 'id'>) =>
  lists.filter(({ id }) => id !== list.id);

/** Takes another list in hand, if there is one with that id. */
export function open(id: string): Edit {
  return (state) => {
    const plan = state.others.find((each) => each.id === id);
    return plan ? { ...state, plan, others: [state.plan, ...without(state.others, plan)] } : state;
  };
}

/** Deletes another list. */
export function drop(list: Plan): Edit {
  return (state) => {
    return { ...state, others: without(state.others, list), removed: { ...list, at: 0 } };
  };
}

/** Restores the last deletion; later edits are kept. */
export const undo: Edit = ({ removed, ...state }) => {
  if (!removed) return state;
  const { at, ...plan } = removed;
  const isThere = [state.plan, ...state.others].some(({ id }) => id === plan.id);
  const others = isThere ? state.others : [{ ...plan, windows: [] }, ...state.others];
  const shown = open(plan.id)({ ...state, others });
  const now = changedWindows(shown.plan, state.blank);
  // Another tab may have stored some again.
  const gone = plan.windows.filter(({ id }) => now.every((window) => window.id !== id));
  return withPlan(shown, { windows: now.toSpliced(at, 0, ...gone) }, plan.windows[0]?.id);
};

/** Shows the lists as stored last, perhaps by another tab; the one in hand stays there. */
export function adopt([plan, ...others]: readonly Plan[]): Edit {
  return (state) => {
    if (!plan) return state;
    const stored = { ...state, plan, others };
    const adopted = isPristine(state.plan, state) ? stored : open(state.plan.id)(stored);
    return { ...adopted, selected: windowOf(adopted).id };
  };
}

/** Keeps a list that comes by link beside the others, if it is not among them; shown at once if nothing else is, or it was. */
export function receive(arrived: Plan): Edit {
  return (state) => {
    const text = packPlan(arrived);
    const same = [state.plan, ...state.others].find((each) => packPlan(each) === text);
    const kept = same ? state : { ...state, others: [...state.others, arrived] };
    return same || isPristine(state.plan, state) ? open((same ?? arrived).id)(kept) : kept;
  };
}

/** Adds another list's windows to the list in hand. */
export function append(other: Plan): Edit {
  return (state) => {
    const windows = [...changedWindows(state.plan, state.blank), ...other.windows];
    const place = state.plan.place || other.place;
    const others = without(state.others, other);
    return withPlan({ ...state, others }, { windows, place }, other.windows[0]?.id);
  };
}
