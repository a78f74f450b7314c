/** docs/requirements.md 11.3 */
import {
  additionTexts,
  discountOf,
  greetingWithPrice,
  minimumTexts,
  priceFrom,
  rateText,
  recoverPrice,
} from './price-text';

jest.mock('@/lib/content/country');

jest.mock('@/lib/content/collections', () => {
  const actual = jest.requireActual('@/lib/content/collections');
  const both = (en: string) => ({ en, ar: en });
  const seats = { unit: 'seat', from: 650, to: 1400 };
  const recover = { name: both('A stool'), from: 300, to: 300, included: both('foam') };
  const products = [
    { page: '/service/sofas', rates: [seats], included: both('cloth'), recover },
    { page: '/service/beds', rates: [seats], included: both('oak'), discount: both('20% OFF') },
    { hangs: ['curtain'], rates: [seats], included: both('cloth') },
  ];
  const rate = { unit: 'window', from: 20, to: 30 };
  const additions = { lining: { name: both('lining'), rate }, motor: { name: both('motor') } };
  const words = {
    ...{ from: 'From {from} {unit}', range: '{from} to {to} {unit}', same: '{from} {unit}' },
    ...{ before: '{price}, before {discount}', line: '{price}, {included}' },
    ...{ addition: '{name}: {price}.', recovered: 'As new: {price}' },
    minimum: { one: 'at least {amount}', other: 'at least {amount} each' },
    units: { seat: 'a seat', window: 'a window' },
    withPrice: '{greeting} You say: {price}.',
  };
  const pricesPage = { ...actual.pricesPage, shown: true, words: { en: words, ar: words } };
  const staticPages = { ...actual.staticPages, '/prices': pricesPage };
  const prices = { ...actual.prices, minimum: 150, additions, products };
  return { ...actual, staticPages, pricesPage, prices };
});

const [sofas, beds] = ['/service/sofas', '/service/beds'] as const;
const greeting = (path?: typeof sofas | '/about') =>
  greetingWithPrice({ greeting: 'Hello.', locale: 'en', ...(path && { path }) });

test.each([
  [rateText({ unit: 'seat', from: 1000, to: 2500 }, 'en'), 'QR 1,000 to QR 2,500 a seat'],
  [rateText({ unit: 'seat', from: 90, to: 92.5 }, 'en'), 'QR 90.00 to QR 92.50 a seat'],
  [rateText({ unit: 'seat', from: 95, to: 95 }, 'en', '5% OFF'), 'QR 95 a seat, before 5% OFF'],
  [priceFrom(sofas, 'en'), 'From QR 650 a seat'],
  [priceFrom(beds, 'en'), 'From QR 650 a seat, before 20% OFF'],
  [priceFrom('/about', 'en'), undefined],
  [discountOf(beds, 'en'), '20% OFF'],
  [discountOf(beds, 'ar'), '\u206820%\u2069 OFF'],
  [recoverPrice('range', sofas, 'en'), 'As new: QR 300 a seat'],
  [additionTexts('en').join(), 'Lining: QR 20 to QR 30 a window.'],
  [minimumTexts('en').join(), 'At least QR 150.'],
  [greeting(sofas), 'Hello. You say: From QR 650 a seat, cloth.'],
  [greeting('/about'), 'Hello.'],
])('%#: %s', (said, expected) => expect(said).toBe(expected));
