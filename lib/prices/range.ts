import type { PriceUnit, Rate } from './rate';

/** Quantities by unit: metres, square metres, pieces. */
export type Quantities = Readonly<Partial<Record<PriceUnit, number>>>;

export interface PricePart extends Rate {
  readonly quantity: number;
}

type Ends = Pick<Rate, 'from' | 'to'>;

/** A price range, not rounded. */
export interface PriceRange extends Ends {
  readonly parts: readonly PricePart[];
}

const costOf = ({ from, to, quantity }: PricePart): Ends => ({
  from: from * quantity,
  to: to * quantity,
});

/** The price range by rates; undefined without rates, or if a quantity is unknown. */
export function priceRange(rates: readonly Rate[], quantities: Quantities): PriceRange | undefined {
  const parts: PricePart[] = [];
  for (const rate of rates) {
    const quantity = quantities[rate.unit];
    if (quantity === undefined) return undefined;
    parts.push({ ...rate, quantity });
  }
  return parts.length > 0 ? { ...totalRange(parts.map(costOf)), parts } : undefined;
}

export function totalRange(ranges: readonly Ends[]): Ends {
  const sum = (end: keyof Ends) => ranges.reduce((total, range) => total + range[end], 0);
  return { from: sum('from'), to: sum('to') };
}

/**
 * Rounds a range outwards: the lower end down, the upper end up.
 * @param step riyals, such as 10 or 50
 */
export function rounded({ from, to }: Ends, step: number) {
  // Removes floating-point errors.
  const steps = (value: number) => Number((value / step).toFixed(6));
  return { from: Math.floor(steps(from)) * step, to: Math.ceil(steps(to)) * step };
}
