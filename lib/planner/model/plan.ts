import { isUnmeasured, type PlannedWindow, packWindow, plainWindow } from './window';

/** The visitor's list, or one from a link. */
export interface Plan {
  readonly id: string;
  /** 'Villa in Al Waab' */
  readonly place: string;
  readonly windows: readonly PlannedWindow[];
}

/** All lists of the device, and which one a tab shows. */
export interface Lists {
  readonly lists: readonly Plan[];
  readonly current: string;
}

/** The state of a tab. */
export interface PlanState extends Lists {
  readonly selected: string;
  /** A list as it was before the last deletion. */
  readonly removed?: Plan | undefined;
}

/** The visitor's own list, blank; lists from links have other ids. */
export const emptyPlan: Plan = { id: 'own', place: '', windows: [plainWindow] };

/** The state of the server-rendered page. */
export const initialState: PlanState = {
  lists: [emptyPlan],
  current: emptyPlan.id,
  selected: plainWindow.id,
};

/** Maximum number of windows; a link with more was not made by this site. */
export const mostWindows = 200;

/** A new id, unique on this device. */
export function newId(): string {
  return `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
}

/** The current list. */
export function planOf({ lists, current }: Lists): Plan {
  return lists.find(({ id }) => id === current) ?? lists[0] ?? emptyPlan;
}

/** The selected window, or else the first. */
export function windowOf(state: PlanState): PlannedWindow {
  const { windows } = planOf(state);
  return windows.find(({ id }) => id === state.selected) ?? windows[0] ?? plainWindow;
}

/** The other lists that have a measure. */
export function otherLists({ lists, current }: Lists): readonly Plan[] {
  return lists.filter((plan) => plan.id !== current && !plan.windows.every(isUnmeasured));
}

/** The windows to send: those with measures or details, or else all. */
export function sentWindows({ windows }: Plan): readonly PlannedWindow[] {
  const measured = windows.filter((window) => !isUnmeasured(window));
  return measured.length > 0 ? measured : windows;
}

/** Whether nothing is entered or chosen in a window. */
export function isPlain(window: PlannedWindow): boolean {
  return Object.keys(packWindow(window)).length === 0;
}

/** Whether nothing is entered or chosen in a list. */
export function isBlank({ place, windows }: Plan): boolean {
  return !place && windows.every(isPlain);
}
