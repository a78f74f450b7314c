import type { Cloth } from '@/config/cloths';
import type { Change } from './plan-state';

/** What a category page's product is in the planner, by the page's address; others begin as a curtain or as a roller blind. */
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
 * The part of the planner's address, after `#`, that opens it with a product and, if given, with a cloth:
 * `/measure/#product=curtains/wave&cloth=linen`. It asks for a window of the list, and the server never sees it.
 * @param path address of a category page, or of an overview, which is no product: it asks for the cloth alone
 */
export function productFragment(path: string, cloth?: Cloth): string {
  const product = /^\/(.+\/.+)/.exec(path)?.[1];
  return [product && `product=${product}`, cloth && `cloth=${cloth}`].filter(Boolean).join('&');
}

/** The choices that a fragment asks for, of a page's address, of a cloth, or of both. */
export function choicesInFragment(fragment: string): Change | undefined {
  const requested = new URLSearchParams(fragment.replace(/^#/, ''));
  const product = requested.get('product');
  const cloth = requested.get('cloth');
  if (!product && !cloth) return undefined;
  return {
    ...(product?.startsWith('blinds/') && { product: 'roller' }),
    ...presets[product ?? ''],
    // Lined linen of the product pages is a linen with a lining.
    ...(cloth && (cloth === 'lined' ? { cloth: 'linen', lining: 'plain' } : { cloth })),
  };
}
