import type { PriceUnit } from '@/config/rates';
import { stock } from '@/lib/planner/testing';
import { priceList, sold } from '@/lib/prices/testing';
import { type AnswerProduct, measureOf, priceOfSize } from './size';

const product: AnswerProduct = {
  name: '',
  measure: 'window',
  choices: { heading: 'wave', mount: 'ceiling' },
  stock: { ...stock, prices: priceList },
};
const each = (unit: PriceUnit): AnswerProduct => {
  const priced = sold([], unit, 200, 300);
  return { ...product, product: priced, measure: measureOf(priced.rates) };
};

test.each([
  ['140', '240'],
  ['140 سم', '2,4 m'],
])('%s × %s is a window of one price', (...texts) => {
  // 1.8 m of track: 20 cm more on each side.
  expect(priceOfSize(texts, product)).toMatchObject({
    numbers: [140, 240],
    count: 1,
    faulty: [],
    range: { from: 1.8 * 210, to: 1.8 * 380 },
  });
});

test('a text that is no size of a window has no price, and is named', () => {
  expect(priceOfSize(['wide', '240'], product)).toMatchObject({ faulty: [0], numbers: [240] });
  expect(priceOfSize(['140', '24'], product)).toMatchObject({ faulty: [1] });
  expect(priceOfSize(['wide', '24'], product).range).toBeUndefined();
});

test.each([
  ['seat', '3', 3],
  ['piece', '٤', 4],
  ['metre', '6,5', 6.5],
  ['square-metre-of-floor', '\u200f٢٠٫٢٥', 20.25],
  ['square-metre-of-floor', '1000', 1000],
] as const)('by the %s, %s is %d', (unit, text, number) => {
  const { numbers, range, faulty } = priceOfSize([text], each(unit));
  expect(measureOf(sold([], unit, 1, 2).rates)).toBe(unit);
  expect([numbers, faulty]).toEqual([[number], []]);
  expect(range).toEqual({ from: 200 * number, to: 300 * number });
});

test.each([
  ['seat', '2.5'],
  ['piece', '2.5'],
  ['metre', 'long'],
  ['square-metre-of-floor', '-3'],
  ['square-metre-of-floor', '250 cm'],
  ['square-metre-of-floor', '1001'],
] as const)('by the %s, %s is no number', (unit, text) => {
  expect(priceOfSize([text], each(unit))).toMatchObject({
    ...{ numbers: [], faulty: [0], range: undefined },
  });
});
