import type { Unit } from '@/config/window';
import { fieldText, readLength } from './length';
import {
  changedWindows,
  isPristine,
  mostWindows,
  newId,
  type Plan,
  type PlanState,
  planOf,
  type StoredLists,
  windowOf,
} from './plan';
import { packPlan } from './serialize-plan';
import { isUnmeasured, type PlannedWindow } from './window';

export type Edit = (state: PlanState) => PlanState;

export type Change = Partial<Omit<PlannedWindow, 'id'>>;

export function goTo(place: Partial<Pick<PlanState, 'current' | 'selected'>>): Edit {
  return (state) => ({ ...state, ...place });
}

/** Changes the list in hand, and perhaps selects another window. */
function withPlan(state: PlanState, changed: Partial<Plan>, selected = state.selected): PlanState {
  const plan = planOf(state);
  const lists = state.lists.map((each) => (each === plan ? { ...plan, ...changed } : each));
  return { ...state, lists, selected };
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
    const windows = planOf(state).windows.map((window) =>
      window.id === id ? { ...inUnit(window, changed.unit ?? window.unit), ...changed } : window,
    );
    return withPlan(state, { windows });
  };
}

export function setPlace(place: string): Edit {
  return (state) => withPlan(state, { place });
}

function added(state: PlanState, window: PlannedWindow): PlanState {
  const { windows } = planOf(state);
  if (windows.length >= mostWindows) return state;
  return withPlan(state, { windows: [...windows, window] }, window.id);
}

/** Selects the first window without a measure, or adds one like the selected. */
export const next: Edit = (state) => {
  const waiting = planOf(state).windows.find(isUnmeasured);
  if (waiting) return goTo({ selected: waiting.id })(state);
  const like = windowOf(state);
  const remarks = like.remarks.filter((each) => each === 'children');
  const own = { id: newId(), room: '', note: '', alike: 0, remarks, lengths: {} };
  return added(state, { ...like, ...own });
};

/** Adds a window from a link; it replaces an unmeasured one, so that following the link twice adds only one. */
export function requestWindow(choices: Change): Edit {
  return (state) => {
    const { windows } = planOf(state);
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
    const plan = planOf(state);
    const at = plan.windows.findIndex(({ id }) => ids.includes(id));
    const left = plan.windows.filter(({ id }) => !ids.includes(id));
    const windows = left.length > 0 ? left : [{ ...state.blank, id: newId() }];
    const gone = changedWindows(plan, state.blank).filter(({ id }) => ids.includes(id));
    const removed = gone.length > 0 ? { ...plan, at, windows: gone } : state.removed;
    const selected = windows[Math.min(at, windows.length - 1)]?.id;
    return { ...withPlan(state, { windows }, selected), removed };
  };
}

/** Deletes another list. */
export function drop(list: Plan): Edit {
  return (state) => {
    const lists = state.lists.filter(({ id }) => id !== list.id);
    return { ...state, lists, removed: { ...list, at: 0 } };
  };
}

/** Restores the last deletion; later edits are kept. */
export const undo: Edit = ({ removed, ...state }) => {
  if (!removed) return state;
  const { at, ...plan } = removed;
  const isThere = state.lists.some(({ id }) => id === plan.id);
  const lists = isThere ? state.lists : [...state.lists, { ...plan, windows: [] }];
  const shown = { ...state, lists, current: plan.id };
  const now = changedWindows(planOf(shown), state.blank);
  // Another tab may have stored some again.
  const gone = plan.windows.filter(({ id }) => now.every((window) => window.id !== id));
  return withPlan(shown, { windows: now.toSpliced(at, 0, ...gone) }, plan.windows[0]?.id);
};

/** Shows the lists as stored last, perhaps by another tab. */
export function adopt({ lists, current: shown }: StoredLists): Edit {
  return (state) => {
    const isThere = lists.some(({ id }) => id === state.current);
    const isKept = isThere && !isPristine(planOf(state), state);
    const adopted = { ...state, lists, current: isKept ? state.current : shown };
    return { ...adopted, selected: windowOf(adopted).id };
  };
}

/** Keeps a list that comes by link beside the others, if it is not among them; shown at once if nothing else is, or it was. */
export function receive(arrived: Plan): Edit {
  return (state) => {
    const same = state.lists.find((each) => packPlan(each) === packPlan(arrived));
    const lists = same ? state.lists : [...state.lists, arrived];
    const isShown = same || isPristine(planOf(state), state);
    return { ...state, lists, current: isShown ? (same ?? arrived).id : state.current };
  };
}

/** Moves another list's windows into the one in hand, as many as it has room for. */
export function append(other: Plan): Edit {
  return (state) => {
    const plan = planOf(state);
    const own = changedWindows(plan, state.blank);
    const room = mostWindows - own.length;
    const windows = [...own, ...other.windows.slice(0, room)];
    const rest = { ...other, windows: other.windows.slice(room) };
    const kept = rest.windows.length > 0 ? [rest] : [];
    const lists = state.lists.flatMap((each) => (each.id === other.id ? kept : each));
    const place = plan.place || other.place;
    return withPlan({ ...state, lists }, { windows, place }, other.windows[0]?.id);
  };
}
