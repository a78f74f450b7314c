import type { Stock } from '../shop';
import type { PlannedWindow } from './window';

export type StockCloth = Stock['cloths'][number];

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

export function sheerOf({ cloths }: Stock): StockCloth | undefined {
  return cloths.find(({ opacity }) => opacity === 'sheer');
}
