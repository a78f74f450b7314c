import type { PriceUnit, Rate } from '@/config/rates';

export type Quantities = Readonly<Partial<Record<PriceUnit, number>>>;

type Ends = Pick<Rate, 'from' | 'to'>;

/** The price range by rates, with its parts; undefined without rates, or if a quantity is unknown. */
export function priceRange(rates: readonly Rate[], quantities: Quantities) {
  const parts = rates.flatMap((rate) => {
    const quantity = quantities[rate.unit];
    return quantity === undefined ? [] : [{ ...rate, quantity }];
  });
  if (parts.length === 0 || parts.length < rates.length) return undefined;
  return { ...totalRange(parts.map((part) => timesRange(part, part.quantity))), parts };
}

export const timesRange = ({ from, to }: Ends, count: number): Ends => ({
  from: from * count,
  to: to * count,
});

export function totalRange(ranges: readonly Ends[]): Ends {
  const sum = (end: keyof Ends) => ranges.reduce((total, range) => total + range[end], 0);
  return { from: sum('from'), to: sum('to') };
}

export function sumByUnit(rates: readonly Rate[]): readonly Rate[] {
  const units = new Set(rates.map(({ unit }) => unit));
  return Array.from(units, (unit) => ({
    unit,
    ...totalRange(rates.filter((rate) => rate.unit === unit)),
  }));
}

/** Rounds a range outwards, by steps such as 10 or 50 riyals. */
export function rounded({ from, to }: Ends, step: number): Ends {
  // Removes floating-point errors.
  const steps = (value: number) => Number((value / step).toFixed(6));
  return { from: Math.floor(steps(from)) * step, to: Math.ceil(steps(to)) * step };
}
