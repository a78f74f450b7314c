import type { Hanging } from '@/lib/prices/hanging';
import type { Rate } from '@/lib/prices/rate';
import type { PlannedWindow } from './plan';

/** One of the shop's cloths, from content. */
export interface StockCloth {
  readonly id: string;
  readonly name: string;
  /** Width on the roll in centimetres. */
  readonly rollCm: number;
  /** Whether it may hang sideways, so that the roll's width is the drop and a wall has no seam. */
  readonly sideways: boolean;
  readonly opacity: 'sheer' | 'light' | 'dim' | 'dark';
  /** Height of the pattern's repeat in centimetres; 0 for plain cloth. */
  readonly repeatCm: number;
  /** Whether the pattern steps down by half a repeat from one width to the next. */
  readonly halfDrop: boolean;
}

/** What the shop asks for what hangs at a window. */
export interface PricedProduct {
  readonly hangs: readonly Hanging[];
  readonly rates: readonly Rate[];
  /** 'cloth, sewing, track and fitting' */
  readonly included: string;
  /** What comes on top. */
  readonly extra?: string | undefined;
}

/** The shop's prices. */
export interface StockPrices {
  /** Sums are rounded to so many riyals. */
  readonly roundTo: number;
  /** 'QR {number}' */
  readonly amount: string;
  readonly products: readonly PricedProduct[];
}

/** What the calculation takes from the shop's own data. */
export interface Stock {
  readonly cloths: readonly StockCloth[];
  /** Bottom hem of a curtain in centimetres. */
  readonly hemCm: number;
  /** How far the halves of a pair overlap in the middle, in centimetres. */
  readonly overlapCm: number;
  /** Left out where the shop shows no prices. */
  readonly prices?: StockPrices;
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
