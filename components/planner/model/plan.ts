import type { Stock } from '../shop';
import { countOf, isUnmeasured, type PlannedWindow, plainWindow } from './window';

export interface Plan {
  readonly id: string;
  /** 'Villa in Al Waab' */
  readonly place: string;
  readonly windows: readonly PlannedWindow[];
}

export interface PlanState {
  readonly lists: readonly Plan[];
  readonly current: string;
  readonly selected: string;
  /** What a new window is: the first of the shop's products. */
  readonly blank: PlannedWindow;
  /** The last deletion: the list, of its windows only those that are gone, and where they were. */
  readonly removed?: (Plan & { readonly at: number }) | undefined;
}

/** What is stored: other tabs select windows of their own. */
export type StoredLists = Pick<PlanState, 'lists' | 'current'>;

/** Id of the visitor's own list; lists from links have others. */
const ownList = 'own';

export const mostWindows = 200;

export function newId(): string {
  return `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
}

export function initialState({ products, headings }: Stock): PlanState {
  const [product = plainWindow.product] = products;
  const [heading = plainWindow.heading] = headings;
  const blank = { ...plainWindow, product, heading };
  const lists = [{ id: ownList, place: '', windows: [blank] }];
  return { lists, current: ownList, selected: blank.id, blank };
}

/** The windows to send: those with measures or details, or else all. */
export function sentWindows({ windows }: Plan): readonly PlannedWindow[] {
  const entered = windows.filter((window) => !isUnmeasured(window));
  return entered.length > 0 ? entered : windows;
}

export function countAll(windows: readonly PlannedWindow[]): number {
  return windows.reduce((sum, window) => sum + countOf(window), 0);
}

export function planOf({ lists, current, blank }: PlanState): Plan {
  const [first = { id: current, place: '', windows: [blank] }] = lists;
  return lists.find(({ id }) => id === current) ?? first;
}

const isBlank = (window: PlannedWindow, blank: PlannedWindow) =>
  JSON.stringify({ ...window, id: '' }) === JSON.stringify({ ...blank, id: '' });

/** The windows that differ from a new one, be it by a choice only. */
export function changedWindows({ windows }: Plan, blank: PlannedWindow): readonly PlannedWindow[] {
  return windows.filter((window) => !isBlank(window, blank));
}

export function isPristine({ place, windows }: Plan, { blank }: PlanState): boolean {
  return !place && windows.every((window) => isBlank(window, blank));
}

export function windowOf(state: PlanState): PlannedWindow {
  const { windows } = planOf(state);
  return windows.find(({ id }) => id === state.selected) ?? windows[0] ?? state.blank;
}

export function otherLists(state: PlanState): readonly Plan[] {
  return state.lists.filter((plan) => plan.id !== state.current && !isPristine(plan, state));
}
