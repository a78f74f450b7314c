import { textsOf } from '@/components/form/stored-texts';
import { lengthFields, remarks } from '@/config/window';
import { newId, type Plan } from './plan';
import { choicesAmong, longest, type PlannedWindow, plainWindow, readAlike } from './window';

/** More than any home has; a link may hold anything. */
export const mostWindows = 1000;

/** What of a window differs from a plain one, without its id. */
function changesOf({ id: _, ...window }: PlannedWindow) {
  const changed = Object.entries(window).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(plainWindow, name)),
  );
  return Object.fromEntries(changed);
}

export function packPlan({ place, windows }: Plan): string {
  const packed = windows.map(changesOf);
  return JSON.stringify({ ...(place && { place }), windows: packed });
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

function readWindow(value: unknown): PlannedWindow {
  const given = fieldsOf(value);
  const { id, room, cloth, note, alike } = given;
  const lengths = fieldsOf(given.lengths);
  return {
    ...plainWindow,
    ...choicesAmong((name) => given[name]),
    id: textOf(id, longest.name) || newId(),
    room: textOf(room, longest.name),
    cloth: textOf(cloth, longest.name),
    remarks: remarks.filter((each) => listOf(given.remarks).includes(each)),
    note: textOf(note, longest.note),
    alike: readAlike(alike),
    lengths: textsOf(lengthFields, (field) => textOf(lengths[field], longest.length)),
  };
}

function planFrom(value: unknown, id = newId()): Plan | undefined {
  const { place, windows } = fieldsOf(value);
  if (!Array.isArray(windows)) return undefined;
  const read = (windows.length > 0 ? windows : [{}]).slice(0, mostWindows).map(readWindow);
  return { id, place: textOf(place, longest.note), windows: read };
}

/** Parses a list; invalid values become defaults, within the form's limits. Undefined if it is none. @throws SyntaxError */
export function readPlan(text: string): Plan | undefined {
  return planFrom(JSON.parse(text));
}

/** @throws SyntaxError */
/** Stored lists, the one in hand first; older stores name it. */
export function readLists(text: string): readonly Plan[] {
  const { current, lists } = fieldsOf(JSON.parse(text));
  const read = listOf(lists).flatMap((each) => {
    return planFrom(each, textOf(fieldsOf(each).id, longest.name) || undefined) ?? [];
  });
  return read.sort((one, other) => Number(other.id === current) - Number(one.id === current));
}
