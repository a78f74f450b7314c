import type { Rate } from '@/config/rates';

const farOff = 10;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return ((sorted[middle] ?? 0) + (sorted[sorted.length - 1 - middle] ?? 0)) / 2;
}

/** Rates ten times higher or lower than others of the same unit, probably by a typing error. */
export function farFromNeighbours(products: readonly (readonly Rate[])[]): readonly Rate[] {
  return products.flatMap((rates, index) =>
    rates.filter(({ unit, from }) => {
      const others = products
        .filter((_, other) => other !== index)
        .flatMap((other) => other.filter((rate) => rate.unit === unit).map((rate) => rate.from));
      const usual = median(others);
      return others.length > 0 && (from >= usual * farOff || from * farOff <= usual);
    }),
  );
}
