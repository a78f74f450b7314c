import { defaultLocale } from '@/config/locales';
import { fill } from '@/lib/text/fill';
import type { PlannedWindow } from '../model/window';
import { plannerWords, type Stock } from '../shop';
import { check, planWith, size, stock, windowWith } from '../testing';
import { countWindows } from './format';
import { planMessage } from './plan-message';
import { homePrice, windowPrice } from './price';

const words = plannerWords[defaultLocale];
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

test.each<[choices: Partial<PlannedWindow>, price: string | undefined]>([
  [{ heading: 'eyelet' }, 'a'],
  [{ heading: 'pinch' }, 'b'],
  [{ heading: 'pinch', lining: 'blackout' }, 'c'],
  [{ product: 'roller' }, 'c'],
  [{ product: 'double' }, undefined],
  [{ product: 'roman' }, undefined],
  [{ product: 'roller', rollerCloth: 'blackout' }, undefined],
])('%j has the most specific price, if the owner has set one: %s', (choices, price) => {
  const window = windowWith(choices, size('258', '278'));
  expect(priceOf(window)?.product.included).toBe(price);
});

test('nothing is priced before it is measured, or while a number cannot be right', () => {
  expect(priceOf(windowWith({}))).toBeUndefined();
  expect(priceOf(windowWith({}, size('258', '27.8')))).toBeUndefined();
  expect(priceOf(windowWith({ alike: '3.9' }, size('258', '278')))).toBeUndefined();
  expect(windowPrice(check(windowWith({}, size('258', '278'))), stock)).toBeUndefined();
});

test('equal windows are one entry, counted in the sum, the message and its greeting', () => {
  const plan = planWith(
    windowWith({ alike: '40' }, size('258', '278')),
    windowWith({ room: 'Hall' }),
  );
  const { full } = planMessage(plan, '', shop);
  // 3 m of track, for each window, for all of them, and in total.
  const [one, all] = [/^QR \D?300\D+600$/, /^QR \D?12,000\D+24,000\D?$/];
  expect(full).toContain(fill(words.message.alike, { count: 40 }));
  expect(full.match(/QR \D?[\d,.]+\D+[\d,]+\d/g)).toEqual(
    [one, all, all].map((range) => expect.stringMatching(range)),
  );
  expect(full).toContain(words.price.note);
  expect(full).toContain(countWindows(41, words));
  expect(homePrice(plan, shop)).toMatchObject({
    range: expect.stringMatching(all),
    windows: countWindows(40, words),
  });
  expect(planMessage(plan, '', { ...stock, words }).full).not.toContain('QR');
});
