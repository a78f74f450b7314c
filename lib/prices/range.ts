import type { PriceUnit, Rate } from './rate';

/** Quantities by unit: metres, square metres, pieces. */
export type Quantities = Readonly<Partial<Record<PriceUnit, number>>>;

/** One rate times its quantity. */
export interface PricePart extends Rate {
  readonly quantity: number;
}

/** A price range in riyals, not rounded. */
export interface PriceRange {
  readonly from: number;
  readonly to: number;
  /** Its parts, in the order of the rates. */
  readonly parts: readonly PricePart[];
}

/** The price range by rates; undefined without rates, or if a quantity is unknown. */
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

/** The sum of ranges. */
export function totalRange(ranges: readonly PriceRange[]): Pick<PriceRange, 'from' | 'to'> {
  return {
    from: ranges.reduce((total, { from }) => total + from, 0),
    to: ranges.reduce((total, { to }) => total + to, 0),
  };
}

/**
 * Rounds a range outwards: the lower end down, the upper end up.
 * @param step riyals, such as 10 or 50
 */
export function rounded({ from, to }: Pick<PriceRange, 'from' | 'to'>, step: number) {
  // Removes floating-point errors.
  const steps = (value: number) => Number((value / step).toFixed(6));
  return { from: Math.floor(steps(from)) * step, to: Math.ceil(steps(to)) * step };
}
