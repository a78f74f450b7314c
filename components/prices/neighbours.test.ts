import type { Rate } from '@/config/rates';
import { farFromNeighbours } from './neighbours';

const area = (from: number): readonly Rate[] => [{ unit: 'square-metre', from, to: from }];

test('reports a price with a digit too many, or too few', () => {
  expect(farFromNeighbours([area(95), area(110), area(1200)])).toEqual(area(1200));
  expect(farFromNeighbours([area(95), area(110), area(9)])).toEqual(area(9));
});

test('compares only prices of the same unit, and no single ones', () => {
  const seat: Rate = { unit: 'seat', from: 1400, to: 1400 };
  expect(farFromNeighbours([area(95), area(300), [seat]])).toEqual([]);
  expect(farFromNeighbours([])).toEqual([]);
});
