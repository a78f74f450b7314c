import { check, size, stock, windowWith } from '@/components/planner/testing';
import { windowPrice } from '@/components/planner/text/price';
import type { Rate } from '@/config/rates';
import { type AnswerProduct, measureOf, priceOfSize } from './size';

const rates: readonly Rate[] = [{ unit: 'metre-of-track', from: 190, to: 340 }];
const product: AnswerProduct = {
  name: '',
  rates,
  included: '',
  roundTo: 10,
  choices: { mount: 'ceiling' },
  stock,
};
const sold = (unit: Rate['unit']): AnswerProduct => ({
  ...product,
  rates: [{ unit, from: 100, to: 200 }],
});

test.each([
  ['140', '240'],
  ['1.4 m', '2.4 m'],
  ['١٤٠', '٢٤٠'],
  ['140 سم', '2,4 m'],
])('%s × %s is a window of one price', (...texts) => {
  // 1.8 m of track: 20 cm more on each side.
  expect(priceOfSize(texts, product)).toMatchObject({
    numbers: [140, 240],
    count: 1,
    faulty: [],
    range: { from: 340, to: 620 },
  });
});

test('the planner has the same price', () => {
  const prices = {
    roundTo: 10 as const,
    amount: '{number}',
    products: [{ rates, hangs: ['wave' as const], included: 'a' }],
  };
  const window = check(windowWith(product.choices, size('163', '251')));
  const { range } = priceOfSize(['163', '251'], product);
  expect(windowPrice(window, { ...stock, prices })).toMatchObject({
    from: expect.closeTo(190 * 2.1, 6),
    to: expect.closeTo(340 * 2.1, 6),
  });
  expect(range).toEqual({ from: 390, to: 720 });
});

test('several alike have the sum', () => {
  const forty = priceOfSize(['140', '240', '٤٠'], product);
  expect(forty).toMatchObject({ count: 40, range: { from: 13_680, to: 24_480 } });
});

test('a text that is no size of a window has no price, and is named', () => {
  expect(priceOfSize(['wide', '240'], product)).toMatchObject({ faulty: [0] });
  expect(priceOfSize(['140', '24'], product)).toMatchObject({ faulty: [1] });
  expect(priceOfSize(['wide', '24'], product).range).toBeUndefined();
});

test.each([
  ['seat', '3', 3],
  ['piece', '٤', 4],
  ['metre', '6,5', 6.5],
  ['metre', '650 cm', 6.5],
  ['square-metre-of-floor', '20.5', 20.5],
] as const)('by the %s, %s is %d', (unit, text, number) => {
  const { numbers, range } = priceOfSize([text], sold(unit));
  expect(measureOf(sold(unit).rates)).toBe(unit);
  expect(numbers).toEqual([number]);
  expect(range).toEqual({ from: 100 * number, to: 200 * number });
});

test.each([
  ['seat', '2.5'],
  ['seat', '0'],
  ['piece', '3 m'],
  ['metre', 'long'],
] as const)('by the %s, %s is no number', (unit, text) => {
  expect(priceOfSize([text], sold(unit))).toMatchObject({ numbers: [], faulty: [0] });
});
