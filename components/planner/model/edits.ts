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

/** Selects the first window without a measure, or adds one like the selected. */
export const next: Edit = (state) => {
  const { windows } = state.plan;
  const waiting = windows.find(isUnmeasured);
  if (waiting) return select(waiting.id)(state);
  const like = windowOf(state);
  const remarks = like.remarks.filter((each) => each === 'children');
  const added = { ...like, id: newId(), room: '', note: '', alike: 0, remarks, lengths: {} };
  return withPlan(state, { windows: [...windows, added] }, added.id);
};

/** Adds a window from a link; it replaces an unmeasured one, so that following the link twice adds only one. */
export function requestWindow(choices: Change): Edit {
  return (state) => {
    const { windows } = state.plan;
    const waiting = windows.findIndex(isUnmeasured);
    const at = waiting < 0 ? windows.length : waiting;
    const { unit } = windowOf(state);
    const requested = { ...state.blank, unit, ...choices, id: windows[at]?.id ?? newId() };
    return withPlan(state, { windows: windows.toSpliced(at, 1, requested) }, requested.id);
  };
}

export function remove(ids: readonly string[]): Edit {
  return (state) => {
    const { plan, blank } = state;
    const at = plan.windows.findIndex(({ id }) => ids.includes(id));
    const left = plan.windows.filter(({ id }) => !ids.includes(id));
    const windows = left.length > 0 ? left : [{ ...blank, id: newId() }];
    const selected = windows[Math.min(at, windows.length - 1)]?.id;
    return { ...withPlan(state, { windows }, selected), before: plan };
  };
}

/** Restores what was deleted last; later edits are kept. */
export const undo: Edit = ({ before, ...state }) => {
  if (!before) return state;
  const now = changedWindows(state.plan, state);
  const gone = before.windows.filter(({ id }) => now.every((window) => window.id !== id));
  const at = before.windows.findIndex(({ id }) => id === gone[0]?.id);
  return withPlan(state, { windows: now.toSpliced(at, 0, ...gone) }, gone[0]?.id);
};

/** Takes a list in hand; what was in hand is kept beside it. */
export function open(plan: Plan): Edit {
  return (state) => {
    const others = [state.plan, ...state.others].filter(
      (each) => each.id !== plan.id && !isPristine(each, state),
    );
    const opened = { ...state, plan, others };
    return { ...opened, selected: windowOf(opened).id };
  };
}

/** Opens a list that comes by link, or the same if it is kept already. */
export function receive(arrived: Plan): Edit {
  return (state) => {
    const text = packPlan(arrived);
    return open([state.plan, ...state.others].find((each) => packPlan(each) === text) ?? arrived)(
      state,
    );
  };
}

/** Takes over the lists as stored last, perhaps by another tab; the one in hand stays there. What is not stored stays, too. */
export function adopt(lists: readonly Plan[]): Edit {
  return (state) => {
    const plan = lists.find(({ id }) => id === state.plan.id) ?? lists[0];
    return plan && state.stored ? open(plan)({ ...state, plan, others: lists }) : state;
  };
}

/** Adds another list's windows to the list in hand. */
export function append(other: Plan): Edit {
  return (state) => {
    const windows = [...changedWindows(state.plan, state), ...other.windows];
    const place = state.plan.place || other.place;
    const others = state.others.filter(({ id }) => id !== other.id);
    return withPlan({ ...state, others }, { windows, place }, other.windows[0]?.id);
  };
}
