import { fieldText, readLength } from './length';
import { isUnmeasured, type PlannedWindow, plainWindow, type Unit } from './window';

/** The visitor's list, or one that came by link. */
export interface Plan {
  readonly id: string;
  /** Time of the last change of the place. */
  readonly edited: number;
  /** 'Villa in Al Waab' */
  readonly place: string;
  readonly windows: readonly PlannedWindow[];
  /** When windows were deleted, by their ids: another tab must not bring them back. */
  readonly deleted: Readonly<Record<string, number>>;
}

/** Id of the visitor's own list; one that comes by link has another. */
export const ownList = 'own';

export const emptyPlan: Plan = {
  id: ownList,
  edited: 0,
  place: '',
  windows: [plainWindow],
  deleted: {},
};

/** Most windows of a list; a link that holds more was not made here. */
export const mostWindows = 200;

/** An id that nothing had before on this device. */
export function newId(): string {
  return `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
}

/** A window that nothing was entered in: a place to begin. */
export function blankWindow(): PlannedWindow {
  return { ...plainWindow, id: newId() };
}

/** The windows that something was entered in. */
export function enteredWindows({ windows }: Plan): readonly PlannedWindow[] {
  return windows.filter((window) => window.edited > 0 || !isUnmeasured(window));
}

/** The windows that are sent: those that something was said of, or all while there are no such. */
export function sentWindows({ windows }: Plan): readonly PlannedWindow[] {
  const said = windows.filter((window) => !isUnmeasured(window));
  return said.length > 0 ? said : windows;
}

/** Whether nothing was entered or chosen yet. */
export function isPristine({ edited, windows, deleted }: Plan): boolean {
  return !edited && windows.every((window) => !window.edited) && Object.keys(deleted).length === 0;
}

/** A window's lengths in another unit: bare numbers are converted, one that names its unit stays as typed. */
export function inUnit(window: PlannedWindow, unit: Unit): PlannedWindow {
  if (unit === window.unit) return window;
  const converted = Object.entries(window.lengths).map(([field, text]) => {
    const reading = readLength(text, window.unit);
    return [field, reading && !reading.stated ? fieldText(reading.cm, unit) : text];
  });
  return { ...window, unit, lengths: Object.fromEntries(converted) };
}
