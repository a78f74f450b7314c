import type { PriceUnit, Rate } from '@/config/rates';

export type Quantities = Readonly<Partial<Record<PriceUnit, number>>>;

export interface PricePart extends Rate {
  readonly quantity: number;
}

type Ends = Pick<Rate, 'from' | 'to'>;

export interface PriceRange extends Ends {
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
  return parts.length > 0
    ? { ...totalRange(parts.map((part) => timesRange(part, part.quantity))), parts }
    : undefined;
}

export function timesRange({ from, to }: Ends, count: number): Ends {
  return { from: from * count, to: to * count };
}

export function totalRange(ranges: readonly Ends[]): Ends {
  const sum = (end: keyof Ends) => ranges.reduce((total, range) => total + range[end], 0);
  return { from: sum('from'), to: sum('to') };
}

/** Rounds a range outwards, by steps such as 10 or 50 riyals. */
export function rounded({ from, to }: Ends, step: number) {
  // Removes floating-point errors.
  const steps = (value: number) => Number((value / step).toFixed(6));
  return { from: Math.floor(steps(from)) * step, to: Math.ceil(steps(to)) * step };
}
