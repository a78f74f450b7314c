import { fieldText, readLength } from './length';
import {
  isBlank,
  isPlain,
  type Lists,
  mostWindows,
  newId,
  type Plan,
  type PlanState,
  planOf,
  windowOf,
} from './plan';
import {
  type Change,
  isUnmeasured,
  type LengthField,
  type PlannedWindow,
  plainWindow,
  type Unit,
} from './window';

/** A reducer of the state. */
export type Edit = (state: PlanState) => PlanState;

/** The state with changes of its current list. */
function withPlan(state: PlanState, change: Partial<Plan>, selected = state.selected): PlanState {
  const plan = planOf(state);
  const lists = state.lists.map((each) => (each === plan ? { ...plan, ...change } : each));
  return { ...state, lists, selected };
}

export function select(id: string): Edit {
  return (state) => ({ ...state, selected: id });
}

export function show(id: string): Edit {
  return (state) => ({ ...state, current: id });
}

/** Takes over the stored lists. A tab goes on showing its list, unless that is blank. */
export function takeStored({ lists, current }: Lists): Edit {
  return (state) => ({
    ...state,
    lists,
    current: isBlank(planOf(state)) ? current : state.current,
  });
}

/** Converts a window's lengths to another unit, except texts that contain one. */
function inUnit(window: PlannedWindow, unit: Unit): PlannedWindow {
  if (unit === window.unit) return window;
  const converted = Object.entries(window.lengths).map(([field, text]) => {
    const reading = readLength(text, window.unit);
    return [field, reading && !reading.stated ? fieldText(reading.cm, unit) : text];
  });
  return { ...window, unit, lengths: Object.fromEntries(converted) };
}

/** Changes a window of the current list; a new unit converts its lengths. */
export function change(id: string, changed: Change | ((window: PlannedWindow) => Change)): Edit {
  return (state) => {
    const windows = planOf(state).windows.map((window) => {
      if (window.id !== id) return window;
      const values = typeof changed === 'function' ? changed(window) : changed;
      return { ...inUnit(window, values.unit ?? window.unit), ...values };
    });
    return withPlan(state, { windows });
  };
}

export function typeLength(id: string, field: LengthField, text: string): Edit {
  return change(id, ({ lengths }) => ({ lengths: { ...lengths, [field]: text } }));
}

export function setPlace(place: string): Edit {
  return (state) => withPlan(state, { place });
}

/** Selects the first window without a measure, or adds one like the selected. */
export const next: Edit = (state) => {
  const { windows } = planOf(state);
  const waiting = windows.find(isUnmeasured);
  if (waiting) return select(waiting.id)(state);
  if (windows.length >= mostWindows) return state;
  const like = windowOf(state);
  // The home is the same.
  const remarks = like.remarks.filter((each) => each === 'children');
  const added = { ...like, id: newId(), room: '', note: '', remarks, lengths: {} };
  return withPlan(state, { windows: [...windows, added] }, added.id);
};

/** Adds a window from a link, in place of an unmeasured one: following the link twice adds only one. */
export function requestWindow(choices: Change): Edit {
  return (state) => {
    const ready = next(state);
    const free = windowOf(ready);
    if (!isUnmeasured(free)) return state;
    const wanted = { ...plainWindow, id: free.id, unit: free.unit, ...choices };
    const windows = planOf(ready).windows.map((each) => (each === free ? wanted : each));
    return withPlan(ready, { windows });
  };
}

/** Deletes windows of the current list. */
export function remove(ids: readonly string[]): Edit {
  return (state) => {
    const removed = planOf(state);
    if (removed.windows.every(isPlain)) return state;
    const index = removed.windows.findIndex(({ id }) => ids.includes(id));
    const left = removed.windows.filter(({ id }) => !ids.includes(id));
    const windows = left.length > 0 ? left : [{ ...plainWindow, id: newId() }];
    const selected = windows[Math.min(index, windows.length - 1)]?.id;
    return { ...withPlan(state, { windows }, selected), removed };
  };
}

/** Restores the last deletion; later edits are kept. */
export const undo: Edit = ({ removed, ...state }) => {
  const plan = state.lists.find(({ id }) => id === removed?.id);
  if (!removed || !plan) return state;
  const back = removed.windows.map(
    (window) => plan.windows.find(({ id }) => id === window.id) ?? window,
  );
  const since = plan.windows.filter((window) => !back.includes(window) && !isPlain(window));
  const gone = back.find((window) => !plan.windows.includes(window));
  return withPlan({ ...state, current: plan.id }, { windows: [...back, ...since] }, gone?.id);
};

/** Adds a list from a link as a separate list, and shows it. */
export function open(arrived: Plan): Edit {
  return (state) => ({ ...state, lists: [...state.lists, arrived], current: arrived.id });
}

/** Appends the windows of a list from a link to the current list. */
export function append(arrived: Plan): Edit {
  return (state) => {
    const plan = planOf(state);
    const entered = plan.windows.filter((window) => !isPlain(window));
    const windows = [...entered, ...arrived.windows].slice(0, mostWindows);
    return withPlan(state, { windows, place: plan.place || arrived.place }, arrived.windows[0]?.id);
  };
}
