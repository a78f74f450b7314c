import { priceList } from '@/lib/prices/testing';
import type { PlannedWindow } from '../model/window';
import type { Stock } from '../shop';
import { check, size, stock, windowWith } from '../testing';
import { unpricedText, windowPrice } from './price';

const priced: Stock = { ...stock, prices: { ...priceList, roundTo: 50 } };
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
