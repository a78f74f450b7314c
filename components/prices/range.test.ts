import type { Rate } from '@/config/rates';
import { priceRange, rounded, totalRange } from './range';

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

describe.each([1, 10, 50])('in steps of %d', (step) => {
  test.each([0.1, 33.3, 250])('%d a square metre never costs less for more', (from) => {
    const some: readonly Rate[] = [
      { unit: 'square-metre', from, to: from + 20 },
      { unit: 'window', from: 70, to: 100 },
    ];
    let before = { from: 0, to: 0 };
    for (let area = 0; area < 20; area += 0.7) {
      const range = priceRange(some, { 'square-metre': area, window: 1 });
      if (!range) throw new Error('it has a price');
      const shown = rounded(range, step);
      const twice = rounded(totalRange([range, range]), step);
      for (const end of ['from', 'to'] as const) {
        expect(shown[end]).toBeGreaterThanOrEqual(before[end]);
        expect(twice[end]).toBeGreaterThanOrEqual(shown[end]);
      }
      expect(shown.from).toBeLessThanOrEqual(shown.to);
      before = shown;
    }
  });
});
