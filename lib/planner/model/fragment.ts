import type { Cloth } from '@/config/cloths';
import type { Plan } from './plan';
import type { Change } from './plan-state';
import { packPlan, readPlan } from './serialize-plan';

/** The planner's choices by category page; other pages default to a curtain or a roller blind. */
const presets: Readonly<Record<string, Change>> = {
  'curtains/blackout': { cloth: 'blackout', colour: 'slate', mount: 'ceiling', origin: 'ceiling' },
  'curtains/bedroom': { cloth: 'linen', lining: 'blackout' },
  'curtains/hotel': { product: 'double', cloth: 'dimout', control: 'motor' },
  'curtains/livingroom': { heading: 'pinch' },
  'curtains/roller': { product: 'roller', mount: 'recess' },
  'blinds/blackout': { product: 'roller', rollerCloth: 'blackout' },
  'blinds/venetian': { product: 'venetian', mount: 'recess' },
  'blinds/office': { product: 'roller', mount: 'recess' },
  'blinds/vertical': { product: 'vertical' },
  'blinds/window': { product: 'roman' },
};

/**
 * The fragment that opens the planner with a product and, optionally, a cloth:
 * `/measure/#product=curtains/wave&cloth=linen`. It is not sent to the server.
 * @param path path of a category page, or of an overview, for the cloth alone
 */
export function productFragment(path: string, cloth?: Cloth): string {
  const product = /^\/(.+\/.+)/.exec(path)?.[1];
  return [product && `product=${product}`, cloth && `cloth=${cloth}`].filter(Boolean).join('&');
}

/** The choices in a fragment: of a product's page, a cloth, or both. */
export function choicesInFragment(fragment: string): Change | undefined {
  const requested = new URLSearchParams(fragment.replace(/^#/, ''));
  const [product, cloth] = ['product', 'cloth'].map((name) => requested.get(name));
  if (!product && !cloth) return undefined;
  return {
    ...(product?.startsWith('blinds/') && { product: 'roller' }),
    ...presets[product ?? ''],
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

/** The fragment of a link to a list. */
export async function planFragment(plan: Plan): Promise<string> {
  const bytes = Uint8Array.from(new TextEncoder().encode(packPlan(plan)));
  if (!('CompressionStream' in globalThis)) return `plan=p${toBase64Url(bytes)}`;
  return `plan=z${toBase64Url(await through(bytes, new CompressionStream('deflate-raw')))}`;
}

/** Whether a fragment contains a list, even an invalid one. */
export function hasPlan(fragment: string): boolean {
  return /[#&]plan=/.test(fragment);
}

/** The list in a fragment; undefined if there is none, or it is incomplete. */
export async function planInFragment(fragment: string): Promise<Plan | undefined> {
  const [, writing, text = ''] = /[#&]plan=([zp])([\w-]+)(?:&|$)/.exec(fragment) ?? [];
  if (!writing) return undefined;
  try {
    const bytes = fromBase64Url(text);
    const deflated = writing === 'z';
    const plain = deflated ? await through(bytes, new DecompressionStream('deflate-raw')) : bytes;
    return readPlan(new TextDecoder().decode(plain));
  } catch {
    return undefined;
  }
}
