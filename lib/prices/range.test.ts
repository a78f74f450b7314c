import { priceRange, rounded, totalRange } from './range';
import type { Rate } from './rate';

const rates: readonly Rate[] = [
  { unit: 'metre-of-cloth', from: 35, to: 80 },
  { unit: 'metre-of-track', from: 40, to: 60 },
  { unit: 'window', from: 100, to: 100 },
];

test('sums the rates, with the parts', () => {
  const range = priceRange(rates, { 'metre-of-cloth': 11, 'metre-of-track': 3.4, window: 1 });
  expect(range).toMatchObject({ from: 621, to: 1184 });
  expect(range?.parts.map(({ quantity }) => quantity)).toEqual([11, 3.4, 1]);
});

test('has no price without a rate or a quantity', () => {
  expect(priceRange(rates, { 'metre-of-cloth': 11, window: 1 })).toBeUndefined();
  expect(priceRange([], { window: 1 })).toBeUndefined();
});

test('rounds outwards', () => {
  expect(rounded({ from: 621, to: 1184 }, 50)).toEqual({ from: 600, to: 1200 });
  expect(rounded({ from: 600, to: 1200 }, 50)).toEqual({ from: 600, to: 1200 });
  expect(rounded({ from: 0.1 * 30, to: 0.1 * 30 }, 1)).toEqual({ from: 3, to: 3 });
});

/** Pseudo-random numbers from 0 to 1, the same at each run. */
function* numbers(seed: number) {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

test('never begins above its end, and never costs less for more', () => {
  const random = numbers(7);
  const next = (most: number) => Math.round((random.next().value ?? 0) * most * 10) / 10;
  for (let round = 0; round < 2000; round += 1) {
    const from = next(300);
    const some: Rate[] = [
      { unit: 'square-metre', from, to: from + next(200) },
      { unit: 'window', from: next(100), to: 100 },
    ];
    const area = next(20);
    const step = [1, 10, 50][round % 3] ?? 1;
    const small = priceRange(some, { 'square-metre': area, window: 1 });
    const large = priceRange(some, { 'square-metre': area + next(5), window: 1 });
    if (!small || !large) throw new Error('both have a price');
    const [a, b] = [rounded(small, step), rounded(large, step)];
    expect(a.from).toBeLessThanOrEqual(a.to);
    expect(b.from).toBeGreaterThanOrEqual(a.from);
    expect(b.to).toBeGreaterThanOrEqual(a.to);
    const both = rounded(totalRange([small, large]), step);
    expect(both.from).toBeGreaterThanOrEqual(b.from);
    expect(both.to).toBeGreaterThanOrEqual(b.to);
  }
});
