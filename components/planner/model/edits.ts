import type { LengthField } from '@/config/window';
import {
  blankWindow,
  type Change,
  type Edit,
  enteredWindows,
  inUnit,
  isPristine,
  mostWindows,
  newId,
  type Plan,
  type PlanState,
  planOf,
  type StoredLists,
  windowOf,
  withPlan,
} from './plan';
import { isUnmeasured, type PlannedWindow, plainWindow } from './window';

export function change(id: string, changed: Change | ((window: PlannedWindow) => Change)): Edit {
  return (state) => {
    const plan = planOf(state);
    const windows = plan.windows.map((window) => {
      if (window.id !== id) return window;
      const values = typeof changed === 'function' ? changed(window) : changed;
      return { ...inUnit(window, values.unit ?? window.unit), ...values };
    });
    return withPlan(state, { ...plan, windows });
  };
}

export function typeLength(
  id: string,
  field: LengthField,
  text: string,
  changed: Change = {},
): Edit {
  return change(id, ({ lengths }) => ({ ...changed, lengths: { ...lengths, [field]: text } }));
}

export function setPlace(place: string): Edit {
  return (state) => withPlan(state, { ...planOf(state), place });
}

function added(state: PlanState, window: PlannedWindow): PlanState {
  const plan = planOf(state);
  if (plan.windows.length >= mostWindows) return state;
  return withPlan(state, { ...plan, windows: [...plan.windows, window] }, window.id);
}

/** Selects the first window without a measure, or adds one like the selected. */
export const next: Edit = (state) => {
  const waiting = planOf(state).windows.find(isUnmeasured);
  if (waiting) return { ...state, selected: waiting.id };
  const like = windowOf(state);
  const remarks = like.remarks.filter((each) => each === 'children');
  return added(state, {
    ...like,
    id: newId(),
    room: '',
    note: '',
    alike: 0,
    remarks,
    lengths: {},
  });
};

/** Adds a window from a link; it replaces an unmeasured one, so that following the link twice adds only one. */
export function requestWindow(choices: Change): Edit {
  return (state) => {
    const plan = planOf(state);
    const waiting = plan.windows.find(isUnmeasured);
    const { id } = waiting ?? blankWindow();
    const newWindow = { ...plainWindow, id, unit: windowOf(state).unit, ...choices };
    if (!waiting) return added(state, newWindow);
    const windows = plan.windows.map((window) => (window === waiting ? newWindow : window));
    return withPlan(state, { ...plan, windows }, newWindow.id);
  };
}

export function remove(ids: readonly string[]): Edit {
  return (state) => {
    const plan = planOf(state);
    const entered = enteredWindows(plan);
    if (entered.length === 0) return state;
    const index = plan.windows.findIndex(({ id }) => ids.includes(id));
    const left = plan.windows.filter(({ id }) => !ids.includes(id));
    const windows = left.length > 0 ? left : [blankWindow()];
    const selected = windows[Math.min(index, windows.length - 1)]?.id;
    const removed = { ...plan, windows: entered };
    return { ...withPlan(state, { ...plan, windows }, selected), removed };
  };
}

/** Restores the last deletion; later edits are kept. */
export const undo: Edit = ({ removed, ...state }) => {
  const plan = state.lists.find(({ id }) => id === removed?.id);
  if (!removed || !plan) return state;
  const now = enteredWindows(plan);
  const back = removed.windows.map((window) => now.find(({ id }) => id === window.id) ?? window);
  const since = now.filter(({ id }) => back.every((window) => window.id !== id));
  const gone = back.find(({ id }) => now.every((window) => window.id !== id));
  const shown = { ...state, current: plan.id };
  return withPlan(shown, { ...plan, windows: [...back, ...since] }, gone?.id ?? state.selected);
};

/** Shows the lists as stored last, perhaps by another tab. */
export function adopt({ lists, current: shown }: StoredLists): Edit {
  return (state) => {
    const isKept = !isPristine(planOf(state)) && lists.some(({ id }) => id === state.current);
    const adopted = { ...state, lists, current: isKept ? state.current : shown };
    return { ...adopted, selected: windowOf(adopted).id };
  };
}

export function open(arrived: Plan): Edit {
  return ({ lists, ...state }) => ({ ...state, lists: [...lists, arrived], current: arrived.id });
}

export function append(arrived: Plan): Edit {
  return (state) => {
    const plan = planOf(state);
    const windows = [...enteredWindows(plan), ...arrived.windows].slice(0, mostWindows);
    const place = plan.place || arrived.place;
    return withPlan(state, { ...plan, windows, place }, arrived.windows[0]?.id);
  };
}
