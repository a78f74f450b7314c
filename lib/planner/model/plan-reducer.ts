import { inUnit } from './in-unit';
import { mergeLists } from './merge-plans';
import {
  emptyPlan,
  isPristine,
  isUnmeasured,
  type LengthField,
  mostWindows,
  noLengths,
  ownList,
  type Plan,
  type PlannedWindow,
  plainWindow,
} from './plan';

/** What was deleted last: what is edited since is not undone with it. */
export interface Removed {
  readonly list: string;
  readonly unit: Plan['unit'];
  readonly windows: readonly { readonly window: PlannedWindow; readonly index: number }[];
}

/** All lists of the device, the one that is shown and its selected window. */
export interface PlanState {
  readonly lists: readonly Plan[];
  readonly current: string;
  readonly selected: string;
  readonly removed?: Removed | undefined;
}

type Change = Partial<Omit<PlannedWindow, 'id' | 'edited' | 'lengths'>> &
  Partial<Pick<PlannedWindow, 'lengths'>>;

/** `id` of what is added is new on this device; `at` is the time of the press. */
export type Action =
  | { readonly type: 'select'; readonly id: string }
  | { readonly type: 'change'; readonly id: string; readonly change: Change }
  | {
      readonly type: 'type';
      readonly id: string;
      readonly field: LengthField;
      readonly text: string;
    }
  | {
      readonly type: 'settings';
      readonly change: Partial<Pick<Plan, 'unit' | 'place' | 'children'>>;
    }
  | { readonly type: 'next'; readonly id: string }
  | { readonly type: 'ask'; readonly id: string; readonly choices: Change }
  | { readonly type: 'copy'; readonly id: string }
  | { readonly type: 'delete'; readonly id: string; readonly blank: string }
  | { readonly type: 'clear'; readonly blank: string }
  | { readonly type: 'undo' }
  | { readonly type: 'merge'; readonly lists: readonly Plan[]; readonly current?: string }
  | { readonly type: 'open'; readonly plan: Plan }
  | { readonly type: 'show'; readonly id: string }
  | { readonly type: 'append'; readonly windows: readonly PlannedWindow[]; readonly from: Plan };

export const initialState: PlanState = {
  lists: [emptyPlan],
  current: ownList,
  selected: plainWindow.id,
};

/** The state of a device that stores nothing: its window has an id of its own, so that two tabs do not share it. */
export function freshState(id: string): PlanState {
  const lists = [{ ...emptyPlan, windows: [{ ...plainWindow, id }] }];
  return { lists, current: ownList, selected: id };
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
  return {
    ...state,
    selected,
    lists: state.lists.map((each) => (each.id === plan.id ? plan : each)),
  };
}

function withWindow(
  state: PlanState,
  id: string,
  change: (window: PlannedWindow) => PlannedWindow,
): PlanState {
  const plan = planOf(state);
  const windows = plan.windows.map((window) => (window.id === id ? change(window) : window));
  return withPlan(state, { ...plan, windows });
}

function added(state: PlanState, window: PlannedWindow, after?: string): PlanState {
  const plan = planOf(state);
  if (plan.windows.length >= mostWindows) return state;
  const index = after ? plan.windows.findIndex(({ id }) => id === after) + 1 : plan.windows.length;
  const windows = plan.windows.toSpliced(index, 0, window);
  return withPlan(state, { ...plan, windows }, window.id);
}

function without(state: PlanState, ids: readonly string[], blank: string, at: number): PlanState {
  const plan = planOf(state);
  const index = plan.windows.findIndex(({ id }) => ids.includes(id));
  const gone = plan.windows.flatMap((window, place) =>
    ids.includes(window.id) ? [{ window, index: place }] : [],
  );
  if (gone.length === 0) return state;
  const left = plan.windows.filter(({ id }) => !ids.includes(id));
  const windows = left.length > 0 ? left : [{ ...plainWindow, id: blank }];
  const deleted = { ...plan.deleted, ...Object.fromEntries(ids.map((id) => [id, at])) };
  const selected = windows[Math.min(index, windows.length - 1)]?.id ?? blank;
  return {
    ...withPlan(state, { ...plan, windows, deleted }, selected),
    removed: { list: plan.id, unit: plan.unit, windows: gone },
  };
}

/** Puts back what was deleted last, as edited now: that is later than its deletion. */
function undone(state: PlanState, at: number): PlanState {
  const { removed, ...rest } = state;
  const plan = removed && rest.lists.find(({ id }) => id === removed.list);
  if (!removed || !plan) return rest;
  let windows = plan.windows.filter((window) => window.edited > 0 || !isUnmeasured(window));
  for (const { window, index } of removed.windows) {
    const back = { ...inUnit(window, removed.unit, plan.unit), edited: at };
    windows = windows.toSpliced(index, 0, back);
  }
  const selected = removed.windows[0]?.window.id ?? state.selected;
  return withPlan({ ...rest, current: plan.id }, { ...plan, windows }, selected);
}

/** Where the next window is measured: the first without a measure, else a new one like the selected. */
function next(state: PlanState, id: string, at: number): PlanState {
  const { windows } = planOf(state);
  const { room: _room, note: _note, obstacles: _obstacles, ...like } = windowOf(state);
  const waiting = windows.find(isUnmeasured);
  if (waiting) return { ...state, selected: waiting.id };
  const { room, note, obstacles } = plainWindow;
  return added(state, { ...like, id, edited: at, room, note, obstacles, lengths: noLengths });
}

/** A window that a link asks for: one that waits is used, so that pressing twice adds nothing. */
function asked(state: PlanState, id: string, choices: Change, at: number): PlanState {
  const waiting = planOf(state).windows.find(isUnmeasured);
  const wanted = { ...plainWindow, ...choices, edited: at };
  if (!waiting) return added(state, { ...wanted, id });
  const chosen = withWindow(state, waiting.id, () => ({ ...wanted, id: waiting.id }));
  return { ...chosen, selected: waiting.id };
}

/** The next state of the planner. */
export function planReducer(state: PlanState, action: Action, at: number): PlanState {
  const plan = planOf(state);
  switch (action.type) {
    case 'select':
      return { ...state, selected: action.id };
    case 'change':
      return withWindow(state, action.id, (window) => ({
        ...window,
        ...action.change,
        edited: at,
      }));
    case 'type':
      return withWindow(state, action.id, (window) => ({
        ...window,
        edited: at,
        lengths: { ...window.lengths, [action.field]: action.text },
      }));
    case 'settings': {
      const { unit = plan.unit } = action.change;
      const windows = plan.windows.map((window) => inUnit(window, plan.unit, unit));
      return withPlan(state, { ...plan, ...action.change, windows, edited: at });
    }
    case 'next':
      return next(state, action.id, at);
    case 'ask':
      return asked(state, action.id, action.choices, at);
    case 'copy': {
      const window = windowOf(state);
      return added(state, { ...window, id: action.id, edited: at }, window.id);
    }
    case 'delete':
      return without(state, [action.id], action.blank, at);
    case 'clear':
      return without(
        state,
        plan.windows.map(({ id }) => id),
        action.blank,
        at,
      );
    case 'undo':
      return undone(state, at);
    case 'merge': {
      const lists = mergeLists(state.lists, action.lists);
      const current = isPristine(plan) ? (action.current ?? state.current) : state.current;
      return { ...state, lists, current, selected: windowOf({ ...state, lists, current }).id };
    }
    case 'open': {
      const windows = action.plan.windows.map((window) => ({ ...window, edited: at }));
      const opened = { ...action.plan, windows, edited: at };
      const lists = [...state.lists, opened];
      return { ...state, lists, current: opened.id, selected: windows[0]?.id ?? '' };
    }
    case 'show': {
      const shown = state.lists.find(({ id }) => id === action.id);
      if (!shown) return state;
      return { ...state, current: shown.id, selected: shown.windows[0]?.id ?? '' };
    }
    case 'append': {
      const { from } = action;
      const arrived = action.windows.map((window) => ({
        ...inUnit(window, from.unit, plan.unit),
        edited: at,
      }));
      const own = plan.windows.filter((window) => window.edited > 0 || !isUnmeasured(window));
      const windows = [...own, ...arrived].slice(0, mostWindows);
      const empty = own.length === 0 && !plan.edited;
      const settings = empty
        ? { place: from.place, children: from.children, edited: at }
        : { place: plan.place || from.place, children: plan.children || from.children, edited: at };
      return withPlan(state, { ...plan, ...settings, windows }, arrived[0]?.id);
    }
  }
}
