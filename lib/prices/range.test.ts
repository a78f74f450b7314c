import type { Rate } from '@/config/rates';
import { priceRange, rounded } from './range';

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

test('rounds outwards', () => {
  expect(rounded({ from: 621, to: 1184 }, 50)).toEqual({ from: 600, to: 1200 });
  expect(rounded({ from: 600, to: 1200 }, 50)).toEqual({ from: 600, to: 1200 });
  expect(rounded({ from: 0.1 * 30, to: 0.1 * 30 }, 1)).toEqual({ from: 3, to: 3 });
});
