import { plannerWords } from '@/content/planner';
import type { Stock } from '../model/stock';
import type { PlannedWindow } from '../model/window';
import { check, planWith, size, stock, windowWith } from '../testing';
import { planMessage } from '../text/plan-message';
import { homeText, madeText, rangeText } from '../text/price-text';
import { windowPrice } from './price';

const words = plannerWords.en;
const priced: Stock = {
  ...stock,
  prices: {
    roundTo: 50,
    amount: 'QR {number}',
    products: [
      {
        hangs: ['curtain'],
        rates: [{ unit: 'metre-of-track', from: 100, to: 200 }],
        included: 'a',
      },
      { hangs: ['pinch'], rates: [{ unit: 'metre-of-cloth', from: 30, to: 40 }], included: 'b' },
      {
        hangs: ['roller', 'blackout-curtain'],
        rates: [{ unit: 'square-metre', from: 90, to: 90 }],
        included: 'c',
        extra: 'motor',
      },
    ],
  },
};
const shop = { ...priced, words };
const priceOf = (window: PlannedWindow) => windowPrice(check(window), priced);
test('a window has the most specific price', () => {
  expect(priceOf(windowWith({ heading: 'eyelet' }, size('258', '278')))?.product.included).toBe(
    'a',
  );
  expect(priceOf(windowWith({ heading: 'pinch' }, size('258', '278')))?.product.included).toBe('b');
  const dark = windowWith({ heading: 'pinch', lining: 'blackout' }, size('258', '278'));
  expect(priceOf(dark)?.product.included).toBe('c');
  expect(priceOf(windowWith({ product: 'roller' }, size('120', '150')))?.product.included).toBe(
    'c',
  );
});

test.each<Partial<PlannedWindow>>([
  { product: 'double' },
  { product: 'roman' },
  { product: 'roller', rollerCloth: 'blackout' },
])('what the owner prices no window by has no price: %j', (choices) => {
  expect(priceOf(windowWith(choices, size('258', '278')))).toBeUndefined();
});

test('nothing is priced before it is measured, or while a number cannot be right', () => {
  expect(priceOf(windowWith({}))).toBeUndefined();
  expect(priceOf(windowWith({}, size('258', '27.8')))).toBeUndefined();
  expect(windowPrice(check(windowWith({}, size('258', '278'))), stock)).toBeUndefined();
});

test('the message contains the shown prices: each range, its parts, and the total', () => {
  const plan = planWith(
    windowWith({}, size('258', '278')),
    windowWith({ product: 'roman' }, size('90', '120')),
  );
  const { full } = planMessage(plan, '', shop);
  const [first] = plan.windows;
  const price = first && priceOf(first);
  if (!price) throw new Error('no price');
  expect(full).toContain(rangeText(price, shop));
  expect(full).toContain(madeText(price, words));
  expect(full).toContain(homeText(plan, shop));
  expect(full).toContain(words.price.note);
  expect(planMessage(plan, '', { ...stock, words }).full).not.toContain('QR');
});
