import type { Stock } from '../shop';
import { countOf, isUnmeasured, type PlannedWindow, plainWindow } from './window';

export interface Plan {
  readonly id: string;
  /** 'Villa in Al Waab' */
  readonly place: string;
  readonly windows: readonly PlannedWindow[];
}

export interface PlanState {
  /** The list in hand. */
  readonly plan: Plan;
  readonly others: readonly Plan[];
  readonly selected: string;
  /** What a new window is: the first of the shop's products. */
  readonly blank: PlannedWindow;
  /** A list before its last deletion. */
  readonly before?: Plan;
  /** Whether the device has stored the last edit. */
  readonly stored: boolean;
}

export function newId(): string {
  return `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
}

export function initialState({ products, headings }: Stock): PlanState {
  const [product = plainWindow.product] = products;
  const [heading = plainWindow.heading] = headings;
  const blank = { ...plainWindow, product, heading };
  const plan = { id: newId(), place: '', windows: [blank] };
  return { plan, others: [], selected: blank.id, blank, stored: true };
}

/** The windows to send: those with measures or details, or else all. */
export function sentWindows({ windows }: Plan): readonly PlannedWindow[] {
  const entered = windows.filter((window) => !isUnmeasured(window));
  return entered.length > 0 ? entered : windows;
}

export function countAll(windows: readonly PlannedWindow[]): number {
  return windows.reduce((sum, window) => sum + countOf(window), 0);
}

/** The windows that differ from a new one, be it by a choice only. */
export function changedWindows({ windows }: Plan, { blank }: Pick<PlanState, 'blank'>) {
  const plain = JSON.stringify({ ...blank, id: '' });
  return windows.filter((window) => JSON.stringify({ ...window, id: '' }) !== plain);
}

export function isPristine(plan: Plan, state: PlanState): boolean {
  return !plan.place && changedWindows(plan, state).length === 0;
}

export function windowOf({ plan, selected, blank }: PlanState): PlannedWindow {
  return plan.windows.find(({ id }) => id === selected) ?? plan.windows[0] ?? blank;
}
