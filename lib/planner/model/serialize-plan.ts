import { type Lists, mostWindows, newId, type Plan } from './plan';
import {
  choices,
  lengthFields,
  longest,
  type PlannedWindow,
  packWindow,
  plainWindow,
  remarks,
} from './window';

/** A list in the format of links: what differs from a blank one, without ids. */
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

function readWindow(value: unknown): PlannedWindow {
  const { id, room, cloth, remarks: ticked, note, lengths, ...rest } = fieldsOf(value);
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
    id: textOf(id, longest.name) || newId(),
    room: textOf(room, longest.name),
    cloth: textOf(cloth, longest.name),
    remarks: remarks.filter((each) => listOf(ticked).includes(each)),
    note: textOf(note, longest.note),
    lengths: Object.fromEntries(typed),
  };
}

function readPlanValue(value: unknown): Plan | undefined {
  const { id, place, windows } = fieldsOf(value);
  if (!Array.isArray(windows)) return undefined;
  const read = windows.slice(0, mostWindows).map(readWindow);
  return {
    id: textOf(id, longest.name) || newId(),
    place: textOf(place, longest.note),
    windows: read.length > 0 ? read : [plainWindow],
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
 * within the form's limits. What has no id gets a new one.
 * @returns undefined if it is no list
 */
export function readPlan(text: string): Plan | undefined {
  return readPlanValue(parsed(text));
}

/** Parses the stored data in the same way. */
export function readLists(text: string): Lists | undefined {
  const { current, lists } = fieldsOf(parsed(text));
  const read = listOf(lists).flatMap((each) => readPlanValue(each) ?? []);
  return read.length > 0 ? { lists: read, current: textOf(current, longest.name) } : undefined;
}
