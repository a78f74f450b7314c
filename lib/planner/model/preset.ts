import type { Cloth } from '@/config/cloths';
import type { PlannedWindow } from './plan';

type Choices = Partial<PlannedWindow>;

/** What a category page's product is in the planner, by the page's address. */
const presets: Readonly<Record<string, Choices>> = {
  'curtains/blackout': { cloth: 'blackout', colour: 'slate', mount: 'ceiling', origin: 'ceiling' },
  'curtains/bedroom': { cloth: 'linen', lining: 'blackout' },
  'curtains/windows': {},
  'curtains/hotel': { product: 'double', cloth: 'dimout', control: 'motor' },
  'curtains/wave': { heading: 'wave' },
  'curtains/livingroom': { heading: 'pinch' },
  'curtains/roller': { product: 'roller', mount: 'recess' },
  'curtains/office': { heading: 'wave' },
  'blinds/blackout': { product: 'roller', rollerCloth: 'blackout' },
  'blinds/venetian': { product: 'venetian', mount: 'recess' },
  'blinds/roller': { product: 'roller' },
  'blinds/office': { product: 'roller', mount: 'recess' },
  'blinds/vertical': { product: 'vertical' },
  'blinds/window': { product: 'roman' },
};

/**
 * The part of the planner's address, after `#`, that opens it with a product and, if given, with a cloth:
 * `/measure/#product=curtains/wave&cloth=linen`. It asks for a window of the list, and the server never sees it.
 * @param path address of a category page, or of an overview, which is no product: it asks for the cloth alone
 */
export function productFragment(path: string, cloth?: Cloth): string {
  const product = /^\/(.+\/.+)/.exec(path)?.[1];
  return [product && `product=${product}`, cloth && `cloth=${cloth}`].filter(Boolean).join('&');
}

/** What follows a name in a fragment: letters, digits and the slash of a path. */
function inFragment(fragment: string, name: string): string | undefined {
  return new RegExp(`(?:^|[#&])${name}=([\\w/-]+)`).exec(fragment)?.[1];
}

/** A cloth of the product pages: lined linen is a linen with a lining. */
function clothChoices(cloth: string): Choices {
  return cloth === 'lined' ? { cloth: 'linen', lining: 'plain' } : { cloth };
}

/**
 * The choices that a fragment asks for: of a page's address (`product=curtains/wave`) or of its last part alone
 * (`product=wave`), of a cloth (`cloth=linen`), or of both. A page that is new here begins as a curtain or as a roller blind.
 */
export function choicesInFragment(fragment: string): Choices | undefined {
  const product = inFragment(fragment, 'product');
  const cloth = inFragment(fragment, 'cloth');
  if (!product && !cloth) return undefined;
  const key =
    product &&
    Object.keys(presets).find((path) => path === product || path.endsWith(`/${product}`));
  const blind: Choices = product?.startsWith('blinds/') ? { product: 'roller' } : {};
  return { ...(key ? presets[key] : blind), ...(cloth && clothChoices(cloth)) };
}
