import type { Unit } from '@/config/window';
import { fieldText, readLength } from './length';
import { isBlank, isPristine, newId, type Plan, type PlanState, type Step, windowOf } from './plan';
import { packPlan, type Stored } from './serialize-plan';
import { isUnmeasured, type PlannedWindow } from './window';

export type Edit = (state: PlanState) => PlanState;

export type Change = Partial<Omit<PlannedWindow, 'id'>>;

export const select =
  (selected: string): Edit =>
  (state) => ({ ...state, selected });

const withPlan = (
  state: PlanState,
  changed: Partial<Plan>,
  selected = state.selected,
): PlanState => ({ ...state, plan: { ...state.plan, ...changed }, selected });

/** Converts what is typed without a unit. */
function inUnit(window: PlannedWindow, unit: Unit): PlannedWindow {
  if (unit === window.unit) return window;
  const converted = Object.entries(window.lengths).map(([field, text]) => {
    const reading = readLength(text, window.unit);
    return [field, reading && !reading.stated ? fieldText(reading.cm, unit) : text];
  });
  return { ...window, unit, lengths: Object.fromEntries(converted) };
}

export const change =
  (id: string, changed: Change): Edit =>
  (state) => {
    const windows = state.plan.windows.map((window) =>
      window.id === id ? { ...inUnit(window, changed.unit ?? window.unit), ...changed } : window,
    );
    return withPlan(state, { windows });
  };

export const setPlace =
  (place: string): Edit =>
  (state) =>
    withPlan(state, { place });

/** Selects the first window without a measure, or adds one like the selected. */
export const next: Edit = (state) => {
  const { windows } = state.plan;
  const waiting = windows.find(isUnmeasured);
  if (waiting) return select(waiting.id)(state);
  const like = windowOf(state);
  const remarks = like.remarks.filter((each) => each === 'children');
  const added = { ...like, id: newId(), room: '', note: '', alike: '', remarks, lengths: {} };
  return withPlan(state, { windows: [...windows, added] }, added.id);
};

/** Adds a window from a link; it replaces an unmeasured one, so that following the link twice adds only one. */
export const requestWindow =
  (choices: Change): Edit =>
  (state) => {
    const { windows } = state.plan;
    const waiting = windows.findIndex(isUnmeasured);
    const at = waiting < 0 ? windows.length : waiting;
    const { unit } = windowOf(state);
    const requested = { ...state.blank, unit, ...choices, id: windows[at]?.id ?? newId() };
    return withPlan(state, { windows: windows.toSpliced(at, 1, requested) }, requested.id);
  };

const mostSteps = 50;

function withStep(state: PlanState, step: Step): PlanState {
  const steps = [step, ...state.steps].slice(0, mostSteps);
  return { ...state, steps, last: { step, undone: false } };
}

export const remove =
  (ids: readonly string[]): Edit =>
  (state) => {
    const { plan, blank } = state;
    const windows = plan.windows.filter(({ id }) => ids.includes(id));
    const at = plan.windows.findIndex(({ id }) => ids.includes(id));
    const left = plan.windows.filter(({ id }) => !ids.includes(id));
    const now = left.length > 0 ? left : [{ ...blank, id: newId() }];
    const selected = now[Math.min(at, now.length - 1)]?.id;
    return withPlan(withStep(state, { ...plan, windows, at }), { windows: now }, selected);
  };

export const receive =
  (arrived: Plan): Edit =>
  (state) => {
    const { plan } = state;
    if (packPlan(arrived) === packPlan(plan)) return state;
    const after = isPristine(plan, state) ? state : withStep(state, { ...plan, at: 0 });
    return { ...after, plan: arrived, selected: '' };
  };

/** Undoes the last step. Later edits are kept: a list that gives way to the former one is itself brought back, after all other steps. */
export const undo: Edit = (state) => {
  const [step, ...steps] = state.steps;
  if (!step) return state;
  const { id, place, windows, at } = step;
  const { plan } = state;
  const after: PlanState = { ...state, steps, last: { step, undone: true } };
  if (id !== plan.id) {
    const later = isPristine(plan, state) ? steps : [...steps, { ...plan, at: 0 }];
    return { ...after, steps: later, plan: { id, place, windows }, selected: '' };
  }
  const now = isBlank(plan, state) ? [] : plan.windows;
  return withPlan(after, { windows: now.toSpliced(at, 0, ...windows) }, windows[0]?.id);
};

/** Takes over what is stored, perhaps by another tab; the window in hand stays selected. What is not stored stays, too. */
export const adopt =
  ({ lists: [plan, ...steps], selected }: Stored): Edit =>
  (state) => {
    if (!plan || !state.stored) return state;
    const isFirst = isPristine(state.plan, state);
    return { ...state, plan, steps, selected: isFirst ? selected : state.selected };
  };
