import { choices } from '@/config/window';
import type { Change, Plan } from './plan';
import { packPlan, readPlan } from './serialize-plan';

/** The choices in a fragment such as `#product=roller&mount=recess&cloth=linen`; undefined if there is none. */
export function choicesInFragment(fragment: string): Change | undefined {
  const requested = new URLSearchParams(fragment.replace(/^#/, ''));
  const known = Object.entries(choices).filter(([name, values]) =>
    values.some((value) => value !== '' && value === requested.get(name)),
  );
  const cloth = requested.get('cloth');
  if (known.length === 0 && !cloth) return undefined;
  return {
    ...Object.fromEntries(known.map(([name]) => [name, requested.get(name)])),
    // The cloth 'lined' is linen with a lining.
    ...(cloth && (cloth === 'lined' ? { cloth: 'linen', lining: 'plain' } : { cloth })),
  };
}

// A link contains its list in the fragment, which is not sent to the server: deflated (`plan=z…`) or plain (`plan=p…`).

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
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

async function encoded(text: string): Promise<string> {
  const bytes = Uint8Array.from(new TextEncoder().encode(text));
  if (!('CompressionStream' in globalThis)) return `plan=p${toBase64Url(bytes)}`;
  return `plan=z${toBase64Url(await through(bytes, new CompressionStream('deflate-raw')))}`;
}

export async function planFragment(plan: Plan): Promise<string> {
  let text = packPlan(plan);
  let fragment = await encoded(text);
  // Messengers take '-' and '_' at the end for punctuation; JSON may end in spaces.
  while (/[-_]$/.test(fragment)) {
    text += ' ';
    fragment = await encoded(text);
  }
  return fragment;
}

export function hasPlan(fragment: string): boolean {
  return /[#&]plan=/.test(fragment);
}

async function decoded(writing: string, text: string): Promise<Plan | undefined> {
  try {
    const bytes = fromBase64Url(text);
    const deflated = writing === 'z';
    const plain = deflated ? await through(bytes, new DecompressionStream('deflate-raw')) : bytes;
    return readPlan(new TextDecoder('utf-8', { fatal: true }).decode(plain));
  } catch {
    return undefined;
  }
}

const signs = [...'-_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];

/**
 * The list in a fragment; undefined if there is none, or it is incomplete. Messengers take punctuation that follows a link for
 * a part of it, and a sign at its end for punctuation: one too many is left out, one too few is found again.
 */
export async function planInFragment(fragment: string): Promise<Plan | undefined> {
  const [, writing, text = ''] = /[#&]plan=([zp])([\w-]+)/.exec(fragment) ?? [];
  if (!writing) return undefined;
  for (const each of [text, text.replace(/[-_]+$/, ''), ...signs.map((sign) => text + sign)]) {
    const plan = await decoded(writing, each);
    if (plan) return plan;
  }
  return undefined;
}
