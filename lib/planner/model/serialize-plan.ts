import { type Unit, units } from './length';
import {
  colours,
  controls,
  directions,
  emptyPlan,
  endings,
  headings,
  type Lengths,
  lengthFields,
  linings,
  longestLength,
  longestName,
  longestNote,
  louvres,
  mostWindows,
  mounts,
  obstacles,
  origins,
  ownList,
  type Plan,
  type PlannedWindow,
  plainWindow,
  products,
  rails,
  rollerCloths,
  slats,
  stacks,
} from './plan';

/** Version of what is stored; a later one is read as far as it is understood. */
const version = 2;

/** Choices and lengths that differ from the plain window's. */
function packWindow({ id: _, edited: __, lengths, ...choices }: PlannedWindow) {
  const changed = Object.entries(choices).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(plainWindow, name)),
  );
  const typed = Object.entries(lengths).filter(([, text]) => text !== '');
  return {
    ...Object.fromEntries(changed),
    ...(typed.length > 0 && { lengths: Object.fromEntries(typed) }),
  };
}

/** A list for a link: short, without what belongs to this device. */
export function packPlan({ unit, place, children, windows }: Plan): string {
  return JSON.stringify({
    version,
    ...(unit !== emptyPlan.unit && { unit }),
    ...(place && { place }),
    ...(children && { children }),
    windows: windows.map(packWindow),
  });
}

/** Everything that the device stores. */
export interface StoredLists {
  readonly lists: readonly Plan[];
  readonly current: string;
}

/** All lists of the device, with ids and times. */
export function packLists({ lists, current }: StoredLists): string {
  const packed = lists.map(({ windows, ...plan }) => ({
    ...plan,
    windows: windows.map((window) => ({
      id: window.id,
      edited: window.edited,
      ...packWindow(window),
    })),
  }));
  return JSON.stringify({ version, current, lists: packed });
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** A text of at most so many characters, without halves of characters, which no address takes. */
function textOf(value: unknown, name: string, longest: number): string {
  const text = fieldOf(value, name);
  if (typeof text !== 'string') return '';
  return [...text]
    .slice(0, longest)
    .join('')
    .replace(/\p{Surrogate}/gu, '');
}

function numberOf(value: unknown, name: string): number {
  const number = fieldOf(value, name);
  return typeof number === 'number' && Number.isFinite(number) ? number : 0;
}

function choice<T>(value: unknown, name: string, choices: readonly T[], usual: T): T {
  const chosen = fieldOf(value, name);
  return choices.find((each) => each === chosen) ?? usual;
}

function listOf(value: unknown, name: string): readonly unknown[] {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : [];
}

/** Version 1 knew a sheer and a lined cloth, and a fixing beside the mount. */
function clothOfVersion1(value: unknown): Partial<PlannedWindow> {
  const cloth = textOf(value, 'cloth', longestName);
  const recess = fieldOf(value, 'mount') === 'inside';
  return {
    ...(cloth === 'sheer' && { cloth: 'voile' }),
    ...(cloth === 'lined' && { cloth: 'linen', lining: 'plain' }),
    ...(fieldOf(value, 'lining') === 'cotton' && { lining: 'plain' }),
    ...(recess && { mount: 'recess' }),
  };
}

/** Choices with plain values, and what each may be. */
const choices = {
  product: products,
  mount: mounts,
  origin: origins,
  stack: stacks,
  heading: headings,
  rail: rails,
  colour: colours,
  lining: linings,
  rollerCloth: rollerCloths,
  slat: slats,
  louvre: louvres,
  control: controls,
  side: ['left', 'right', ''],
  ending: endings,
  facing: [...directions, ''],
} as const satisfies Partial<Record<keyof PlannedWindow, readonly (string | number)[]>>;

function readWindow(value: unknown, id: string, room: string): PlannedWindow {
  const typed = fieldOf(value, 'lengths');
  const texts = lengthFields.map((name) => [name, textOf(typed, name, longestLength)]);
  const seen = listOf(value, 'obstacles');
  const chosen = Object.entries(choices).map(([name, values]) => [
    name,
    choice<unknown>(value, name, values, Reflect.get(plainWindow, name)),
  ]);
  return {
    ...plainWindow,
    // Each is one of the values that its choice may have, which the compiler cannot see.
    ...(Object.fromEntries(chosen) as Pick<PlannedWindow, keyof typeof choices>),
    id,
    edited: numberOf(value, 'edited'),
    room: textOf(value, 'room', longestName) || room,
    cloth: textOf(value, 'cloth', longestName),
    obstacles: obstacles.filter((each) => seen.includes(each)),
    note: textOf(value, 'note', longestNote),
    // Every field is among them, which the compiler cannot see.
    lengths: Object.fromEntries(texts) as Lengths,
    ...clothOfVersion1(value),
  };
}

/** Windows of version 1 stood in rooms; room and window had a name each. */
function windowValues(value: unknown): readonly (readonly [value: unknown, room: string])[] {
  const rooms = listOf(value, 'rooms').flatMap((room) =>
    listOf(room, 'windows').map((window) => {
      const names = [textOf(room, 'name', longestName), textOf(window, 'name', longestName)];
      return [
        window,
        [...new Set(names.filter(Boolean))].join(', ').slice(0, longestName),
      ] as const;
    }),
  );
  return [...rooms, ...listOf(value, 'windows').map((window) => [window, ''] as const)];
}

function readPlanValue(value: unknown, id: string, newId: () => string): Plan | undefined {
  const values = windowValues(value).slice(0, mostWindows);
  if (!Array.isArray(fieldOf(value, 'windows')) && !Array.isArray(fieldOf(value, 'rooms')))
    return undefined;
  const used = new Set<string>();
  const windows = values.map(([each, room]) => {
    const own = textOf(each, 'id', longestName);
    const free = own && !used.has(own) ? own : newId();
    used.add(free);
    return readWindow(each, free, room);
  });
  const deleted = fieldOf(value, 'deleted');
  const times = typeof deleted === 'object' && deleted !== null ? Object.keys(deleted) : [];
  return {
    id,
    edited: numberOf(value, 'edited'),
    unit: choice<Unit>(value, 'unit', units, emptyPlan.unit),
    place: textOf(value, 'place', longestNote),
    children: fieldOf(value, 'children') === true,
    windows: windows.length > 0 ? windows : [{ ...plainWindow, id: newId() }],
    deleted: Object.fromEntries(times.map((each) => [each, numberOf(deleted, each)])),
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
 * Reads a list that came by link, from this version of the site or another: what is not understood becomes what is usual,
 * and nothing in it is longer or more than the form allows. Its windows get ids of this device.
 * @returns undefined when it is no list at all
 */
export function readPlan(text: string, newId: () => string): Plan | undefined {
  const plan = readPlanValue(parsed(text), newId(), newId);
  if (!plan) return undefined;
  const windows = plan.windows.map((window) => ({ ...window, id: newId() }));
  return { ...plan, windows, deleted: {} };
}

/** Reads what the device stored; of version 1, one list. */
export function readLists(text: string, newId: () => string): StoredLists | undefined {
  const value = parsed(text);
  if (!Array.isArray(fieldOf(value, 'lists'))) {
    const own = readPlanValue(value, ownList, newId);
    const windows = own?.windows.map((window) => ({ ...window, edited: window.edited || 1 }));
    return own && windows && { lists: [{ ...own, windows }], current: ownList };
  }
  const lists = listOf(value, 'lists').flatMap(
    (each) => readPlanValue(each, textOf(each, 'id', longestName) || newId(), newId) ?? [],
  );
  const current = textOf(value, 'current', longestName);
  const known = lists.some(({ id }) => id === current);
  return lists.length > 0 ? { lists, current: known ? current : (lists[0]?.id ?? '') } : undefined;
}

/** Whether two devices' lists have a window in common: then they are of one device. */
export function isRelated(one: StoredLists, other: StoredLists): boolean {
  const idsOf = ({ lists }: StoredLists) =>
    lists.flatMap(({ windows, deleted }) => [
      ...windows.map(({ id }) => id),
      ...Object.keys(deleted),
    ]);
  const known = new Set(idsOf(one));
  return idsOf(other).some((id) => known.has(id));
}

/** The list that another device shows, as if it had come by link. */
export function asArrived({ lists, current }: StoredLists, newId: () => string): Plan | undefined {
  const shown = lists.find(({ id }) => id === current);
  return shown && readPlan(packPlan(shown), newId);
}
