import { choices, lengthFields, remarks } from '@/config/window';
import { blankWindow, mostWindows, newId, type Plan } from './plan';
import type { PlanState } from './plan-state';
import { longest, type PlannedWindow, plainWindow, readAlike } from './window';

export type StoredLists = Pick<PlanState, 'lists' | 'current'>;

/** Differences from the default window, without the device's data. */
function packWindow({ id: _, edited: __, ...window }: PlannedWindow) {
  const changed = Object.entries(window).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(plainWindow, name)),
  );
  return Object.fromEntries(changed);
}

export function packPlan({ place, windows }: Plan): string {
  return JSON.stringify({ ...(place && { place }), windows: windows.map(packWindow) });
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Truncates a text, without lone surrogates, which URLs cannot contain. */
function textOf(value: unknown, most: number): string {
  if (typeof value !== 'string') return '';
  return [...value]
    .slice(0, most)
    .join('')
    .replace(/\p{Surrogate}/gu, '');
}

function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

function readWindow(value: unknown, id: string): PlannedWindow {
  const { edited, room, cloth, remarks: ticked, note, alike, lengths, ...rest } = fieldsOf(value);
  const known = Object.entries(choices).flatMap(([name, values]: [string, readonly unknown[]]) =>
    values.includes(rest[name]) ? [[name, rest[name]]] : [],
  );
  const texts = fieldsOf(lengths);
  const typed = lengthFields.flatMap((field) => {
    const text = textOf(texts[field], longest.length);
    return text ? [[field, text]] : [];
  });
  return {
    ...plainWindow,
    ...Object.fromEntries(known),
    id,
    edited: numberOf(edited),
    room: textOf(room, longest.name),
    cloth: textOf(cloth, longest.name),
    remarks: remarks.filter((each) => listOf(ticked).includes(each)),
    note: textOf(note, longest.note),
    alike: readAlike(alike),
    lengths: Object.fromEntries(typed),
  };
}

function readPlanValue(value: unknown, id: string): Plan | undefined {
  const { edited, place, windows, deleted } = fieldsOf(value);
  if (!Array.isArray(windows)) return undefined;
  const used = new Set<string>();
  const read = windows.slice(0, mostWindows).map((window) => {
    const own = textOf(fieldsOf(window).id, longest.name);
    const free = own && !used.has(own) ? own : newId();
    used.add(free);
    return readWindow(window, free);
  });
  const times = Object.entries(fieldsOf(deleted)).map(([each, at]) => [each, numberOf(at)]);
  return {
    id,
    edited: numberOf(edited),
    place: textOf(place, longest.note),
    windows: read.length > 0 ? read : [blankWindow()],
    deleted: Object.fromEntries(times),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses a list from a link, of this version of the site or another: invalid values become defaults,
 * within the form's limits. It gets new ids.
 * @returns undefined if it is no list
 */
export function readPlan(text: string): Plan | undefined {
  const plan = readPlanValue(parsed(text), newId());
  const windows = plan?.windows.map((window) => ({ ...window, id: newId() }));
  return plan && windows && { ...plan, windows, deleted: {} };
}

export function readLists(text: string): StoredLists | undefined {
  const { current, lists } = fieldsOf(parsed(text));
  const read = listOf(lists).flatMap((each) => {
    return readPlanValue(each, textOf(fieldsOf(each).id, longest.name) || newId()) ?? [];
  });
  const [first] = read;
  const shown = read.find(({ id }) => id === current) ?? first;
  return shown && { lists: read, current: shown.id };
}
