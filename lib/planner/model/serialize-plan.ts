import { lengthFields, remarks } from '@/config/window';
import { line } from '@/lib/text/as-typed';
import { fragmentEnd, textsAsTyped } from '@/lib/text/stored-texts';
import type { Stock } from '../shop';
import { newId, type Plan, type PlanState } from './plan';
import { choicesAmong, longest, type PlannedWindow, plainWindow } from './window';

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

const valuesOf = (value: unknown): Readonly<Record<string, unknown>> => Object(value);

const [readName, readNote, readText] = [
  line(longest.name),
  line(longest.note),
  line(longest.length),
];

export const lengthsAsTyped = (get: (field: string) => unknown): PlannedWindow['lengths'] =>
  textsAsTyped(Object.fromEntries(lengthFields.map((field) => [field, readText])), get);

function readWindow(value: unknown): PlannedWindow {
  const given = valuesOf(value);
  const lengths = valuesOf(given.lengths);
  const known = Array.isArray(given.remarks) ? given.remarks : [];
  return {
    ...plainWindow,
    ...choicesAmong((name) => given[name]),
    id: readName(given.id) || newId(),
    room: readName(given.room),
    cloth: readName(given.cloth),
    colour: readName(given.colour),
    remarks: remarks.filter((each) => known.includes(each)),
    note: readNote(given.note),
    // A number in older lists, 0 for none.
    alike: readText(typeof given.alike === 'number' ? `${given.alike || ''}` : given.alike),
    lengths: lengthsAsTyped((field) => lengths[field]),
  };
}

/** A list from untrusted data; invalid values become defaults, within the form's limits. Undefined if it is none. */
function planFrom(value: unknown): Plan | undefined {
  const { id, place, windows } = valuesOf(value);
  if (!Array.isArray(windows)) return undefined;
  return {
    id: readName(id) || newId(),
    place: readNote(place),
    windows: (windows.length > 0 ? windows : [{}]).slice(0, mostWindows).map(readWindow),
  };
}

/** @throws SyntaxError */
export const readPlan = (text: string): Plan | undefined => planFrom(JSON.parse(text));

export const packState = ({ plan, steps, selected }: PlanState): string =>
  JSON.stringify({ lists: [plan, ...steps], selected });

/** @throws SyntaxError */
export function readStored(text: string) {
  const { lists, selected } = valuesOf(JSON.parse(text));
  const read = (Array.isArray(lists) ? lists : []).flatMap((each) => {
    const plan = planFrom(each);
    return plan ? { ...plan, at: Number(valuesOf(each).at) || 0 } : [];
  });
  return { lists: read, selected: readName(selected) };
}

/** What the device keeps: the list, then the steps for undo, the latest first. */
export type Stored = Readonly<ReturnType<typeof readStored>>;

/** The choices in a fragment such as `#product=roller&mount=recess&cloth=linen`; undefined if there is none that the shop offers. */
export function choicesInFragment(fragment: string, { products, headings, cloths }: Stock) {
  const requested = new URLSearchParams(fragment.slice(1));
  const offered = { product: products, heading: headings };
  const known = choicesAmong((name) => requested.get(name), offered);
  const asked = requested.get('cloth');
  // The cloth 'lined' is linen with a lining.
  const isLined = asked === 'lined';
  const cloth = cloths.find(({ id }) => id === (isLined ? 'linen' : asked))?.id;
  if (Object.keys(known).length === 0 && !cloth) return undefined;
  return { ...known, ...(cloth && { cloth }), ...(isLined && { lining: 'plain' as const }) };
}

const through = (data: BlobPart, stream: CompressionStream | DecompressionStream) =>
  new Response(new Blob([data]).stream().pipeThrough(stream));

/** Bytes of the longest list: a small link can contain gigabytes. */
const mostBytes = 2_000_000;

function limit(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = bytes;
  return new TransformStream({
    transform(chunk, controller) {
      left -= chunk.length;
      if (left < 0) controller.error(new RangeError('too long'));
      else controller.enqueue(chunk);
    },
  });
}

/** A link contains its list in the fragment, which is not sent to the server: deflated, in the Base64 of URLs. */
export async function planFragment(plan: Plan): Promise<string> {
  const deflated = through(packPlan(plan), new CompressionStream('deflate-raw'));
  const bytes = Array.from(new Uint8Array(await deflated.arrayBuffer()));
  const text = btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
  return `plan=z${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}${fragmentEnd}`;
}

/** The list in a fragment; undefined if there is none, or it is incomplete. */
export async function planInFragment(fragment: string): Promise<Plan | undefined> {
  // Some programs wrap long links at a space.
  const [, text = ''] = /[#&]plan=z([\w-]+)/.exec(fragment.replaceAll('%20', '')) ?? [];
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const inflated = through(bytes, new DecompressionStream('deflate-raw'));
    return readPlan(await new Response(inflated.body?.pipeThrough(limit(mostBytes))).text());
  } catch {
    return undefined;
  }
}
