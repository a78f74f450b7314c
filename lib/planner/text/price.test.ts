import { defaultLocale } from '@/config/locales';
import { priceList } from '@/lib/prices/testing';
import { fill } from '@/lib/text/fill';
import type { PlannedWindow } from '../model/window';
import { plannerWords, type Stock } from '../shop';
import { check, planWith, size, stock, windowWith } from '../testing';
import { countWindows } from './format';
import { planMessage } from './plan-message';
import { homePrice, madeText, unpricedText, windowPrice } from './price';

const words = plannerWords[defaultLocale];
const priced: Stock = { ...stock, prices: { ...priceList, roundTo: 50 } };
const shop = { ...priced, words };
const priceOf = (window: PlannedWindow) => windowPrice(check(window), priced);

test('nothing is priced before it is measured, or while a number cannot be right', () => {
  expect(priceOf(windowWith({}))).toBeUndefined();
  expect(priceOf(windowWith({}, size('258', '27.8')))).toBeUndefined();
  expect(priceOf(windowWith({ alike: '3.9' }, size('258', '278')))).toBeUndefined();
  expect(windowPrice(check(windowWith({}, size('258', '278'))), stock)).toBeUndefined();
});

test('a product without a price is said to have none, once it is measured', () => {
  const said = (choices: Partial<PlannedWindow>, lengths = size('258', '278')) =>
    unpricedText(check(windowWith(choices, lengths)), priced);
  expect(said({ product: 'double' })).toBe('no price yet');
  expect(said({ product: 'double' }, {})).toBe('');
  expect(said({ heading: 'eyelet' })).toBe('');
  expect(said({ heading: 'eyelet', alike: '3.9' })).toBe('');
});

test('fitting above 3 m comes on top', () => {
  const madeOf = (height: string) => {
    const price = priceOf(windowWith({}, size('258', height)));
    return price && madeText(price, words);
  };
  expect(madeOf('300')).not.toContain('fitting above 3 m');
  expect(madeOf('301')).toContain('on top: fitting above 3 m, motor');
});

test('equal windows are one entry, counted in the sum, the message and its greeting', () => {
  const plan = planWith(
    windowWith({ alike: '40', heading: 'pencil' }, size('258', '278')),
    windowWith({ room: 'Hall' }),
  );
  const { full } = planMessage(plan, '', shop);
  // 3 m of track, for each window, for all of them, and in total.
  const [one, all] = [/^QR \D?450\D+900$/, /^QR \D?18,000\D+34,800\D?$/];
  expect(full).toContain(fill(words.message.alike, { count: 40 }));
  expect(full.match(/QR \D?[\d,.]+\D+[\d,]+\d/g)).toEqual(
    [one, all, all].map((range) => expect.stringMatching(range)),
  );
  expect(full).toContain(words.price.note);
  expect(full).toContain(countWindows(41, words));
  expect(homePrice(plan, shop)).toMatchObject({
    range: expect.stringMatching(all),
    windows: countWindows(40, words),
    before: '',
  });
  expect(planMessage(plan, '', { ...stock, words }).full).not.toContain('QR');
});

test('a price before a discount is called one, and so is its sum', () => {
  const plan = planWith(windowWith({ heading: 'wave' }, size('258', '278')));
  expect(planMessage(plan, '', shop).full).toContain('before 15% OFF on all of it');
  expect(homePrice(plan, shop)?.before).toBe(words.price.before);
});
