import type { Cloth as ShownCloth } from '@/content/cloth';
import { usualFullness } from './limits';
import { type Cloth, cloths, type PlannedWindow, plainWindow } from './plan';

type Choices = Partial<PlannedWindow>;

/** What a category page's product is in the planner, by the page's address. */
const presets: Readonly<Record<string, Choices>> = {
  'curtains/blackout': { cloth: 'blackout', colour: 'slate' },
  'curtains/bedroom': { cloth: 'lined', lining: 'blackout' },
  'curtains/windows': {},
  'curtains/hotel': { cloth: 'dimout', control: 'motor' },
  'curtains/wave': { heading: 'wave' },
  'curtains/livingroom': { heading: 'pinch', fullness: usualFullness.pinch },
  'curtains/roller': { product: 'roller', mount: 'inside' },
  'curtains/office': { heading: 'wave', fullness: 1.8 },
  'blinds/blackout': { product: 'roller', cloth: 'blackout' },
  'blinds/venetian': { product: 'venetian', mount: 'inside' },
  'blinds/roller': { product: 'roller' },
  'blinds/office': { product: 'roller', mount: 'inside' },
  'blinds/vertical': { product: 'vertical' },
  'blinds/window': { product: 'roman' },
};

/**
 * The part of the planner's address, after `#`, that opens it with a product and, if given, with a cloth:
 * `/measure/#product=curtains/wave&cloth=linen`. It asks for a window of the list, and the server never sees it.
 * @param path address of a category page, or of an overview, which is no product: it asks for the cloth alone
 */
export function productFragment(path: string, cloth?: Cloth | ShownCloth): string {
  const product = /^\/(.+\/.+)/.exec(path)?.[1];
  return [product && `product=${product}`, cloth && `cloth=${cloth}`].filter(Boolean).join('&');
}

/** What follows a name in a fragment: letters, digits and the slash of a path. */
function inFragment(fragment: string, name: string): string | undefined {
  return new RegExp(`(?:^|[#&])${name}=([\\w/-]+)`).exec(fragment)?.[1];
}

/**
 * The choices that a fragment asks for: of a page's address (`product=curtains/wave`) or of its last part alone
 * (`product=wave`), of a cloth (`cloth=linen`; `voile` is a sheer), or of both. A page that is new here begins as a
 * curtain or as a roller blind.
 */
export function choicesInFragment(fragment: string): PlannedWindow | undefined {
  const product = inFragment(fragment, 'product');
  const asked = inFragment(fragment, 'cloth');
  const cloth = cloths.find((one) => one === (asked === 'voile' ? 'sheer' : asked));
  if (!product && !cloth) return undefined;
  const key =
    product &&
    Object.keys(presets).find((path) => path === product || path.endsWith(`/${product}`));
  const blind = product?.startsWith('blinds/');
  return {
    ...plainWindow,
    ...(key ? presets[key] : blind ? { product: 'roller' } : {}),
    ...(cloth && { cloth }),
  };
}
