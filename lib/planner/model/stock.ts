import type { PlannerWords } from '@/content/en/planner';
import type { Prices, StockClothEntry, Workshop } from '@/content/types';
import type { Hanging } from '@/lib/prices/hanging';
import type { PlannedWindow } from './window';

/** One of the shop's cloths. */
export type StockCloth = Readonly<
  Pick<StockClothEntry, 'id' | 'rollCm' | 'sideways' | 'opacity' | 'repeatCm' | 'halfDrop'> & {
    name: string;
  }
>;

type Priced = Prices['products'][number];

/** What the shop asks for what hangs at a window, with the words that the calculation names. */
export type PricedProduct = Pick<Priced, 'rates'> & { hangs: readonly Hanging[] } & Pick<
    Prices['words']['en']['products'][number],
    'included' | 'extra'
  >;

/** What the calculation takes from the shop's own data. */
export interface Stock extends Readonly<Workshop> {
  readonly cloths: readonly StockCloth[];
  /** `amount` is 'QR {number}'. Left out where the shop shows no prices. */
  readonly prices?: Pick<Prices, 'roundTo'> & {
    readonly amount: string;
    readonly products: readonly PricedProduct[];
  };
}

/** The shop's own data, and the words to say it in. */
export interface Shop extends Stock {
  readonly words: PlannerWords;
}

/** Cloths that a product is sewn of: a sheer has a track of its own, so the cloth before it hides more. */
export function clothsFor({ product }: PlannedWindow, { cloths }: Stock): readonly StockCloth[] {
  return product === 'double' ? cloths.filter(({ opacity }) => opacity !== 'sheer') : cloths;
}

/** A window's cloth: the chosen one, or the first that lets some light through. */
export function clothOf(window: PlannedWindow, stock: Stock): StockCloth | undefined {
  const all = clothsFor(window, stock);
  return (
    all.find(({ id }) => id === window.cloth) ??
    all.find(({ opacity }) => opacity === 'light') ??
    all[0]
  );
}

/** The cloth of the second track. */
export function sheerOf({ cloths }: Stock): StockCloth | undefined {
  return cloths.find(({ opacity }) => opacity === 'sheer');
}
