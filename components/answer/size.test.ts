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
  ['seat', '3', 3],
  ['piece', '٤', 4],
  ['metre', '650 cm', 6.5],
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
  ['square-metre-of-floor', '0x10'],
  ['square-metre-of-floor', '1e2'],
  ['square-metre-of-floor', '250 cm'],
  ['square-metre-of-floor', '1001'],
] as const)('by the %s, %s is no number', (unit, text) => {
  expect(priceOfSize([text], each(unit))).toMatchObject({
    ...{ numbers: [], faulty: [0], range: undefined },
  });
});
