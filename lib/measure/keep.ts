import { type Unit, units } from './length';
import {
  cloths,
  colours,
  controls,
  directions,
  emptyPlan,
  fixings,
  fullnesses,
  headings,
  lengthFields,
  linings,
  longestName,
  longestNote,
  mostWindows,
  mounts,
  noLengths,
  type Plan,
  type PlannedWindow,
  plainWindow,
  products,
  type Room,
  rollsCm,
  stacks,
} from './plan';

/** Version of what is kept; a later one is read as far as it is understood. */
export const planVersion = 1;

/** Most characters that a measure is typed with. */
const longestLength = 16;

/** Choices and lengths that differ from the plain window's; ids stay on the device. */
function packWindow(window: PlannedWindow): Readonly<Record<string, unknown>> {
  const { id: _, lengths, ...choices } = window;
  const changed = Object.entries(choices).filter(
    ([name, value]) => Reflect.get(plainWindow, name) !== value,
  );
  const typed = Object.entries(lengths).filter(([, text]) => text !== '');
  return {
    ...Object.fromEntries(changed),
    ...(typed.length > 0 && { lengths: Object.fromEntries(typed) }),
  };
}

/** The list as data for a link, a file or the device: short, since what is usual is left out. */
export function packPlan({ unit, place, children, rooms }: Plan, withIds = true): string {
  return JSON.stringify({
    version: planVersion,
    unit,
    place,
    children,
    rooms: rooms.map(({ id, name, windows }) => ({
      ...(withIds && { id }),
      name,
      windows: windows.map((window) => ({
        ...(withIds && { id: window.id }),
        ...packWindow(window),
      })),
    })),
  });
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function textOf(value: unknown, name: string, longest: number): string {
  const text = fieldOf(value, name);
  return typeof text === 'string' ? text.slice(0, longest) : '';
}

function choice<T>(value: unknown, name: string, choices: readonly T[], usual: T): T {
  const chosen = fieldOf(value, name);
  return choices.find((one) => one === chosen) ?? usual;
}

function listOf(value: unknown, name: string): readonly unknown[] {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : [];
}

function readWindow(value: unknown, id: string): PlannedWindow {
  const typed = fieldOf(value, 'lengths');
  const lengths = lengthFields.map((name) => [name, textOf(typed, name, longestLength)]);
  return {
    id: textOf(value, 'id', longestName) || id,
    name: textOf(value, 'name', longestName),
    product: choice(value, 'product', products, plainWindow.product),
    mount: choice(value, 'mount', mounts, plainWindow.mount),
    fixing: choice(value, 'fixing', fixings, plainWindow.fixing),
    stack: choice(value, 'stack', stacks, plainWindow.stack),
    heading: choice(value, 'heading', headings, plainWindow.heading),
    fullness: choice<number>(value, 'fullness', fullnesses, plainWindow.fullness),
    cloth: choice(value, 'cloth', cloths, plainWindow.cloth),
    colour: choice(value, 'colour', colours, plainWindow.colour),
    lining: choice(value, 'lining', linings, plainWindow.lining),
    control: choice(value, 'control', controls, plainWindow.control),
    facing: choice(value, 'facing', [...directions, '' as const], ''),
    rollCm: choice<number>(value, 'rollCm', rollsCm, plainWindow.rollCm),
    note: textOf(value, 'note', longestNote),
    lengths: { ...noLengths, ...Object.fromEntries(lengths) },
  };
}

/**
 * Reads a list that was kept, sent or saved, by this version of the site or another: what is not understood becomes
 * what is usual, and nothing in it can be longer or more than the form allows.
 * @returns undefined when it is no list at all
 */
export function readPlan(text: string): Plan | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(fieldOf(value, 'rooms'))) return undefined;
  let left = mostWindows;
  const used = new Set<string>();
  const unique = (id: string) => {
    let free = id;
    for (let count = 2; used.has(free); count += 1) free = `${id}-${count}`;
    used.add(free);
    return free;
  };
  const rooms: Room[] = [];
  for (const room of listOf(value, 'rooms')) {
    const windows = listOf(room, 'windows').slice(0, left);
    left -= windows.length;
    if (windows.length === 0) continue;
    rooms.push({
      id: unique(textOf(room, 'id', longestName) || `r${rooms.length + 1}`),
      name: textOf(room, 'name', longestName),
      windows: windows.map((window, index) => {
        const read = readWindow(window, `${rooms.length + 1}.${index + 1}`);
        return { ...read, id: unique(read.id) };
      }),
    });
  }
  return {
    unit: choice<Unit>(value, 'unit', units, emptyPlan.unit),
    place: textOf(value, 'place', longestNote),
    children: fieldOf(value, 'children') === true,
    rooms: rooms.length > 0 ? rooms : emptyPlan.rooms,
  };
}
