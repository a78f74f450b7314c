import { mergeLists } from './merge';
import {
  blankWindow,
  emptyPlan,
  enteredWindows,
  inUnit,
  isPristine,
  mostWindows,
  newId,
  ownList,
  type Plan,
} from './plan';
import type { StoredLists } from './serialize-plan';
import { isUnmeasured, type LengthField, type PlannedWindow, plainWindow } from './window';

/** All lists of the device, the one that is shown and its selected window. */
export interface PlanState {
  readonly lists: readonly Plan[];
  readonly current: string;
  readonly selected: string;
  /** A list as it was before the last deletion. */
  readonly removed?: Plan | undefined;
}

/** A change of the lists at a time, the later of which counts where two tabs differ. */
export type Edit = (state: PlanState, at: number) => PlanState;

export type Change = Partial<Omit<PlannedWindow, 'id' | 'edited'>>;

/** What the server draws. */
export const initialState: PlanState = {
  lists: [emptyPlan],
  current: ownList,
  selected: plainWindow.id,
};

/** The state of a device that stores nothing: its window has an id of its own, so that two tabs do not share it. */
export function freshState(): PlanState {
  const window = blankWindow();
  return { lists: [{ ...emptyPlan, windows: [window] }], current: ownList, selected: window.id };
}

/** The list that is shown. */
export function planOf({ lists, current }: PlanState): Plan {
  return lists.find(({ id }) => id === current) ?? lists[0] ?? emptyPlan;
}

/** The selected window; the first where it is gone. */
export function windowOf(state: PlanState): PlannedWindow {
  const { windows } = planOf(state);
  return windows.find(({ id }) => id === state.selected) ?? windows[0] ?? plainWindow;
}

/** The other lists that hold something. */
export function otherLists({ lists, current }: PlanState): readonly Plan[] {
  return lists.filter((plan) => plan.id !== current && !plan.windows.every(isUnmeasured));
}

function withPlan(state: PlanState, plan: Plan, selected = state.selected): PlanState {
  const lists = state.lists.map((each) => (each.id === plan.id ? plan : each));
  return { ...state, lists, selected };
}

export function select(id: string): Edit {
  return (state) => ({ ...state, selected: id });
}

/** Changes a window of the list that is shown; another unit converts what was typed in the one before. */
export function change(id: string, changed: Change | ((window: PlannedWindow) => Change)): Edit {
  return (state, edited) => {
    const plan = planOf(state);
    const windows = plan.windows.map((window) => {
      if (window.id !== id) return window;
      const values = typeof changed === 'function' ? changed(window) : changed;
      return { ...inUnit(window, values.unit ?? window.unit), ...values, edited };
    });
    return withPlan(state, { ...plan, windows });
  };
}

export function typeLength(id: string, field: LengthField, text: string): Edit {
  return change(id, ({ lengths }) => ({ lengths: { ...lengths, [field]: text } }));
}

export function setPlace(place: string): Edit {
  return (state, edited) => withPlan(state, { ...planOf(state), place, edited });
}

function added(state: PlanState, window: PlannedWindow): PlanState {
  const plan = planOf(state);
  if (plan.windows.length >= mostWindows) return state;
  return withPlan(state, { ...plan, windows: [...plan.windows, window] }, window.id);
}

/** Where the next window is measured: the first without a measure, else a new one like the selected. */
export const next: Edit = (state, edited) => {
  const waiting = planOf(state).windows.find(isUnmeasured);
  if (waiting) return { ...state, selected: waiting.id };
  const like = windowOf(state);
  const remarks = like.remarks.filter((each) => each === 'children');
  return added(state, { ...like, id: newId(), edited, room: '', note: '', remarks, lengths: {} });
};

/** A window that a link asks for; it takes the place of one that waits, so that pressing twice adds nothing. */
export function ask(choices: Change): Edit {
  return (state, edited) => {
    const plan = planOf(state);
    const wanted = { ...blankWindow(), unit: windowOf(state).unit, ...choices, edited };
    const waiting = plan.windows.find(isUnmeasured);
    if (!waiting) return added(state, wanted);
    const windows = plan.windows.map((window) => (window === waiting ? wanted : window));
    return withPlan(state, { ...plan, windows }, wanted.id);
  };
}

/** Deletes windows of the list that is shown. */
export function remove(ids: readonly string[]): Edit {
  return (state, at) => {
    const plan = planOf(state);
    const entered = enteredWindows(plan);
    if (entered.length === 0) return state;
    const index = plan.windows.findIndex(({ id }) => ids.includes(id));
    const left = plan.windows.filter(({ id }) => !ids.includes(id));
    const windows = left.length > 0 ? left : [blankWindow()];
    const deleted = { ...plan.deleted, ...Object.fromEntries(ids.map((id) => [id, at])) };
    const selected = windows[Math.min(index, windows.length - 1)]?.id;
    const removed = { ...plan, windows: entered };
    return { ...withPlan(state, { ...plan, windows, deleted }, selected), removed };
  };
}

/** Puts back what was deleted last, as edited now, which is later than its deletion; what was typed since stays. */
export const undo: Edit = ({ removed, ...state }, edited) => {
  const plan = state.lists.find(({ id }) => id === removed?.id);
  if (!removed || !plan) return state;
  const now = enteredWindows(plan);
  const back = removed.windows.map(
    (window) => now.find(({ id }) => id === window.id) ?? { ...window, edited },
  );
  const since = now.filter(({ id }) => back.every((window) => window.id !== id));
  const gone = back.find(({ id }) => now.every((window) => window.id !== id));
  const shown = { ...state, current: plan.id };
  return withPlan(shown, { ...plan, windows: [...back, ...since] }, gone?.id ?? state.selected);
};

/** Takes over what the device has stored. */
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

/** Puts a list that came by link beside the others, and shows it. */
export function open(arrived: Plan): Edit {
  return (state, edited) => {
    const windows = arrived.windows.map((window) => ({ ...window, edited }));
    return {
      ...state,
      lists: [...state.lists, { ...arrived, windows, edited }],
      current: arrived.id,
    };
  };
}

/** Takes a list that came by link into the one that is shown. */
export function append(arrived: Plan): Edit {
  return (state, edited) => {
    const plan = planOf(state);
    const came = arrived.windows.map((window) => ({ ...window, edited }));
    const windows = [...enteredWindows(plan), ...came].slice(0, mostWindows);
    const place = plan.place || arrived.place;
    return withPlan(state, { ...plan, windows, place, edited }, came[0]?.id);
  };
}
