import type { Cloth } from '@/config/cloths';
import type { Change } from './plan-state';

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
