import type { Unit } from '@/config/window';
import { fieldText, readLength } from './length';
import { countOf, isChanged, isUnmeasured, type PlannedWindow, plainWindow } from './window';

export interface Plan {
  readonly id: string;
  /** 'Villa in Al Waab' */
  readonly place: string;
  readonly windows: readonly PlannedWindow[];
}

/** Id of the visitor's own list; lists from links have others. */
export const ownList = 'own';

export const emptyPlan: Plan = { id: ownList, place: '', windows: [plainWindow] };

export const mostWindows = 200;

export function newId(): string {
  return `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
}

export function blankWindow(): PlannedWindow {
  return { ...plainWindow, id: newId() };
}

export function enteredWindows({ windows }: Plan): readonly PlannedWindow[] {
  return windows.filter(isChanged);
}

/** The windows to send: those with measures or details, or else all. */
export function sentWindows({ windows }: Plan): readonly PlannedWindow[] {
  const measured = windows.filter((window) => !isUnmeasured(window));
  return measured.length > 0 ? measured : windows;
}

export function countAll(windows: readonly PlannedWindow[]): number {
  return windows.reduce((sum, window) => sum + countOf(window), 0);
}

export function isPristine({ place, windows }: Plan): boolean {
  return !place && !windows.some(isChanged);
}

export function inUnit(window: PlannedWindow, unit: Unit): PlannedWindow {
  if (unit === window.unit) return window;
  const converted = Object.entries(window.lengths).map(([field, text]) => {
    const reading = readLength(text, window.unit);
    return [field, reading && !reading.stated ? fieldText(reading.cm, unit) : text];
  });
  return { ...window, unit, lengths: Object.fromEntries(converted) };
}

export interface PlanState {
  readonly lists: readonly Plan[];
  readonly current: string;
  readonly selected: string;
  readonly removed?: Plan | undefined;
}

/** What is stored: other tabs select windows of their own. */
export type StoredLists = Pick<PlanState, 'lists' | 'current'>;

export type Edit = (state: PlanState) => PlanState;

export type Change = Partial<Omit<PlannedWindow, 'id'>>;

export const initialState: PlanState = {
  lists: [emptyPlan],
  current: ownList,
  selected: plainWindow.id,
};

export function planOf({ lists, current }: PlanState): Plan {
  return lists.find(({ id }) => id === current) ?? lists[0] ?? emptyPlan;
}

export function windowOf(state: PlanState): PlannedWindow {
  const { windows } = planOf(state);
  return windows.find(({ id }) => id === state.selected) ?? windows[0] ?? plainWindow;
}

export function goTo(place: Partial<Pick<PlanState, 'current' | 'selected'>>): Edit {
  return (state) => ({ ...state, ...place });
}

export function otherLists({ lists, current }: PlanState): readonly Plan[] {
  return lists.filter((plan) => plan.id !== current && !plan.windows.every(isUnmeasured));
}

export function withPlan(state: PlanState, plan: Plan, selected = state.selected): PlanState {
  const lists = state.lists.map((each) => (each.id === plan.id ? plan : each));
  return { ...state, lists, selected };
}
