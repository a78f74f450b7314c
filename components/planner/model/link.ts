import type { Change } from './edits';
import type { Plan } from './plan';
import { packPlan, readPlan } from './serialize-plan';
import { choicesAmong } from './window';

/** The choices in a fragment such as `#product=roller&mount=recess&cloth=linen`; undefined if there is none. */
export function choicesInFragment(fragment: string): Change | undefined {
  const requested = new URLSearchParams(fragment.slice(1));
  const known = choicesAmong((name) => requested.get(name));
  const cloth = requested.get('cloth');
  if (Object.keys(known).length === 0 && !cloth) return undefined;
  // The cloth 'lined' is linen with a lining.
  const asked =
    cloth === 'lined' ? ({ cloth: 'linen', lining: 'plain' } as const) : cloth && { cloth };
  return { ...known, ...asked };
}

/** Messengers leave punctuation at the end out of a link, and take what follows one for a part of it: the list ends before. */
const end = '&end';

const through = (data: BlobPart, stream: CompressionStream | DecompressionStream) =>
  new Response(new Blob([data]).stream().pipeThrough(stream));

/** A link contains its list in the fragment, which is not sent to the server: deflated, in the Base64 of URLs. */
export async function planFragment(plan: Plan): Promise<string> {
  const deflated = through(packPlan(plan), new CompressionStream('deflate-raw'));
  const bytes = Array.from(new Uint8Array(await deflated.arrayBuffer()));
  const text = btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
  return `plan=z${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}${end}`;
}

export function hasPlan(fragment: string): boolean {
  return /[#&]plan=/.test(fragment);
}

/** The list in a fragment; undefined if there is none, or it is incomplete. */
export async function planInFragment(fragment: string): Promise<Plan | undefined> {
  const [, text = ''] = /[#&]plan=z([\w-]+)/.exec(fragment) ?? [];
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return readPlan(await through(bytes, new DecompressionStream('deflate-raw')).text());
  } catch {
    return undefined;
  }
}
