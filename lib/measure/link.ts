import { packPlan, readPlan } from './keep';
import type { Plan } from './plan';

/** What comes after `#` in the address of a list; a server never sees it. */
const planKey = 'plan';

const pattern = new RegExp(`(?:^|[#&])${planKey}=([zp])([\\w-]+)`);

/** How the list is written: deflated, or as it is where the browser cannot. */
type Writing = 'z' | 'p';

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

/** The part of an address after `#` that holds the whole list. */
export async function planFragment(plan: Plan): Promise<string> {
  const bytes = Uint8Array.from(new TextEncoder().encode(packPlan(plan, false)));
  const short = 'CompressionStream' in globalThis;
  const written = short ? await through(bytes, new CompressionStream('deflate-raw')) : bytes;
  const writing: Writing = short ? 'z' : 'p';
  return `${planKey}=${writing}${toBase64Url(written)}`;
}

/** Whether a fragment holds a list, be it a broken one. */
export function hasPlan(fragment: string): boolean {
  return fragment.includes(`${planKey}=`);
}

/** The list that a fragment holds; undefined when it holds none, or not a whole one. */
export async function planInFragment(fragment: string): Promise<Plan | undefined> {
  const [, writing, text = ''] = pattern.exec(fragment) ?? [];
  if (!writing) return undefined;
  try {
    const bytes = fromBase64Url(text);
    const plain =
      writing === 'z' ? await through(bytes, new DecompressionStream('deflate-raw')) : bytes;
    return readPlan(new TextDecoder().decode(plain));
  } catch {
    return undefined;
  }
}
