import type { PlannerWords } from '@/components/planner/words';
import type { Hanging } from '@/config/rates';
import type { Product } from '@/config/window';
import type { InLanguage, Prices, StockClothEntry, Workshop } from '@/lib/content/types';
import { isChanged, type PlannedWindow } from './window';

export type StockCloth = Readonly<
  Pick<StockClothEntry, 'id' | 'rollCm' | 'sideways' | 'opacity' | 'repeatCm' | 'halfDrop'> & {
    name: string;
  }
>;

type Priced = Prices['products'][number];

export type PricedProduct = Pick<InLanguage<Priced>, 'rates' | 'included' | 'extra'> & {
  readonly hangs: readonly Hanging[];
};

export interface Stock extends Readonly<Workshop> {
  readonly products: readonly Product[];
  readonly cloths: readonly StockCloth[];
  /** `amount` is 'QR {number}'. Undefined if the shop shows no prices. */
  readonly prices?: Pick<Prices, 'roundTo'> & {
    readonly amount: string;
    readonly products: readonly PricedProduct[];
  };
}

export interface Shop extends Stock {
  readonly words: PlannerWords;
}

/** Cloths for a product: with a sheer on a second track, the cloth in front is opaquer. */
export function clothsFor({ product }: PlannedWindow, { cloths }: Stock): readonly StockCloth[] {
  return product === 'double' ? cloths.filter(({ opacity }) => opacity !== 'sheer') : cloths;
}

export function clothOf(window: PlannedWindow, stock: Stock): StockCloth | undefined {
  const all = clothsFor(window, stock);
  return (
    all.find(({ id }) => id === window.cloth) ??
    all.find(({ opacity }) => opacity === 'light') ??
    all[0]
  );
}

/** A window that nobody has changed yet begins with one of the shop's products. */
export function withOffered(window: PlannedWindow, { products }: Stock): PlannedWindow {
  const [product = window.product] = products;
  return isChanged(window) || products.includes(window.product) ? window : { ...window, product };
}

export function sheerOf({ cloths }: Stock): StockCloth | undefined {
  return cloths.find(({ opacity }) => opacity === 'sheer');
}
