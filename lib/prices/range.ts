import type { PriceUnit, Rate } from './rate';

/** How much of each unit something takes: metres, square metres, pieces. */
export type Quantities = Readonly<Partial<Record<PriceUnit, number>>>;

/** One rate times its quantity. */
export interface PricePart extends Rate {
  readonly quantity: number;
}

/** What something may cost, in riyals, not rounded. */
export interface PriceRange {
  readonly from: number;
  readonly to: number;
  /** How it was made, in the order of the owner's rates. */
  readonly parts: readonly PricePart[];
}

/** What something costs by the owner's rates; undefined where one of them counts what is not known, or there is none. */
export function priceRange(rates: readonly Rate[], quantities: Quantities): PriceRange | undefined {
  const parts: PricePart[] = [];
  for (const rate of rates) {
    const quantity = quantities[rate.unit];
    if (quantity === undefined) return undefined;
    parts.push({ ...rate, quantity });
  }
  if (parts.length === 0) return undefined;
  const sum = (end: 'from' | 'to') =>
    parts.reduce((total, part) => total + part[end] * part.quantity, 0);
  return { from: sum('from'), to: sum('to'), parts };
}

/** The range of several things together. */
export function totalRange(ranges: readonly PriceRange[]): Pick<PriceRange, 'from' | 'to'> {
  return {
    from: ranges.reduce((total, { from }) => total + from, 0),
    to: ranges.reduce((total, { to }) => total + to, 0),
  };
}

/**
 * Rounds a range outwards, so that it never promises less than it was: down at its beginning, up at its end.
 * @param step riyals, such as 10 or 50
 */
export function rounded({ from, to }: Pick<PriceRange, 'from' | 'to'>, step: number) {
  // Sums of decimals end in a billionth too many.
  const steps = (value: number) => Number((value / step).toFixed(6));
  return { from: Math.floor(steps(from)) * step, to: Math.ceil(steps(to)) * step };
}
