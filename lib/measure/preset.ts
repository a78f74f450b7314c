import { usualFullness } from './limits';
import { type PlannedWindow, plainWindow } from './plan';

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

/** The part of the planner's address, after `#`, that chooses the product of a category page. */
export function productFragment(categoryPath: string): string {
  return `product=${categoryPath.replace(/^\//, '')}`;
}

/**
 * The choices that a fragment asks for: of a page's address (`product=curtains/wave`) or of its last part alone
 * (`product=wave`). A page that is new here begins as a curtain or as a roller blind.
 */
export function choicesInFragment(fragment: string): PlannedWindow | undefined {
  const [, product] = /(?:^|[#&])product=([\w/-]+)/.exec(fragment) ?? [];
  if (!product) return undefined;
  const key = Object.keys(presets).find((path) => path === product || path.endsWith(`/${product}`));
  const blind = product.startsWith('blinds/');
  return { ...plainWindow, ...(key ? presets[key] : blind ? { product: 'roller' } : {}) };
}
