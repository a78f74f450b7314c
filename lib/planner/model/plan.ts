import type { Stock } from '../shop';
import { countOf, isUnmeasured, type PlannedWindow, plainWindow } from './window';

export interface Plan {
  readonly id: string;
  /** 'Villa in Al Waab' */
  readonly place: string;
  readonly windows: readonly PlannedWindow[];
}

/** What undo brings back: windows deleted from the list of this id, or a whole list that another replaced. */
export interface Step extends Plan {
  /** The place of its first window. */
  readonly at: number;
}

export interface PlanState {
  readonly plan: Plan;
  /** What can be undone, the latest first. */
  readonly steps: readonly Step[];
  /** The last step that was taken or undone on this page, to be announced. */
  readonly last?: { readonly step: Step; readonly undone: boolean };
  readonly selected: string;
  /** What a new window is: the first of the shop's products. */
  readonly blank: PlannedWindow;
  /** Whether the device has stored the last edit. */
  readonly stored: boolean;
}

export const newId = (): string =>
  `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;

export function initialState({ products, headings }: Stock): PlanState {
  const [product = plainWindow.product] = products;
  const [heading = plainWindow.heading] = headings;
  const blank = { ...plainWindow, product, heading };
  const plan = { id: newId(), place: '', windows: [blank] };
  return { plan, steps: [], selected: blank.id, blank, stored: true };
}

/** The windows to send: those with measures or details, or else all. */
export function sentWindows({ windows }: Plan): readonly PlannedWindow[] {
  const entered = windows.filter((window) => !isUnmeasured(window));
  return entered.length > 0 ? entered : windows;
}

export const countAll = (windows: readonly PlannedWindow[]): number =>
  windows.reduce((sum, window) => sum + countOf(window), 0);

/** Whether its windows are as new ones, without even a choice. */
export function isBlank({ windows }: Plan, { blank }: Pick<PlanState, 'blank'>): boolean {
  const plain = JSON.stringify({ ...blank, id: '' });
  return windows.every((window) => JSON.stringify({ ...window, id: '' }) === plain);
}

export const isPristine = (plan: Plan, state: PlanState): boolean =>
  !plan.place && isBlank(plan, state);

export const windowOf = ({ plan, selected, blank }: PlanState): PlannedWindow =>
  plan.windows.find(({ id }) => id === selected) ?? plan.windows[0] ?? blank;
