import type { Plan } from './plan';
import { packLists, packPlan, readLists, readPlan, type StoredLists } from './serialize-plan';

/**
 * What comes after `#` in the planner's address; a server never sees it. `plan` is a list that somebody sends, deflated (`z`)
 * or plain (`p`); `mine` holds the visitor's own lists where the device cannot store them.
 */
const planKey = 'plan';
const mineKey = 'mine';

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const answer = new Response(new Blob([bytes]).stream().pipeThrough(stream));
  return new Uint8Array(await answer.arrayBuffer());
}

/** The part of an address after `#` that holds a list. */
export async function planFragment(plan: Plan): Promise<string> {
  const bytes = Uint8Array.from(new TextEncoder().encode(packPlan(plan)));
  const short = 'CompressionStream' in globalThis;
  const written = short ? await through(bytes, new CompressionStream('deflate-raw')) : bytes;
  return `${planKey}=${short ? 'z' : 'p'}${toBase64Url(written)}`;
}

function partOf(fragment: string, key: string): string | undefined {
  return new RegExp(`(?:^|[#&])${key}=([^&]*)`).exec(fragment)?.[1];
}

/** Whether a fragment holds a list that somebody sends, be it a broken one. */
export function hasPlan(fragment: string): boolean {
  return partOf(fragment, planKey) !== undefined;
}

/** The list that a fragment holds; undefined when it holds none, or not a whole one. */
export async function planInFragment(
  fragment: string,
  newId: () => string,
): Promise<Plan | undefined> {
  const [, writing, text] = /^([zp])([\w-]+)$/.exec(partOf(fragment, planKey) ?? '') ?? [];
  if (!writing || !text) return undefined;
  try {
    const bytes = fromBase64Url(text);
    const plain =
      writing === 'z' ? await through(bytes, new DecompressionStream('deflate-raw')) : bytes;
    return readPlan(new TextDecoder().decode(plain), newId);
  } catch {
    return undefined;
  }
}

/** The visitor's own lists in a fragment. */
export function listsInFragment(fragment: string, newId: () => string): StoredLists | undefined {
  try {
    const bytes = fromBase64Url(partOf(fragment, mineKey) ?? '');
    return readLists(new TextDecoder().decode(bytes), newId);
  } catch {
    return undefined;
  }
}

/** A fragment with the visitor's own lists in place of those that it held; without lists, only those are taken out. */
export function withLists(fragment: string, lists: StoredLists | undefined): string {
  const rest = fragment
    .replace(/^#/, '')
    .split('&')
    .filter((part) => part && !part.startsWith(`${mineKey}=`));
  const mine = lists && toBase64Url(new TextEncoder().encode(packLists(lists)));
  const parts = mine ? [...rest, `${mineKey}=${mine}`] : rest;
  return parts.length > 0 ? `#${parts.join('&')}` : '';
}

/** A fragment without the list and the choices that were taken from it. */
export function withoutTaken(fragment: string): string {
  const parts = fragment.replace(/^#/, '').split('&');
  const rest = parts.filter((part) => part && !/^(?:plan|product|cloth)=/.test(part));
  return rest.length > 0 ? `#${rest.join('&')}` : '';
}
