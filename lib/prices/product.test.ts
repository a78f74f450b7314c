import { type Hung, priceOf, rangeText, termsOf, windowProduct } from './product';
import { priceList, sold } from './testing';

const cloths = [
  { id: 'night', opacity: 'dark' },
  { id: 'veil', opacity: 'sheer' },
];
const plain: Hung = {
  product: 'curtain',
  heading: 'pencil',
  lining: 'none',
  rollerCloth: 'screen',
  control: 'hand',
  cloth: '',
};
const productOf = (choices: Partial<Hung>, isHigh = false, prices = priceList) =>
  windowProduct({ ...plain, ...choices }, { cloths, prices }, isHigh);
const ratesOf = (choices: Partial<Hung>) =>
  productOf(choices)?.rates.map(({ unit, from, to }) => `${unit} ${from} ${to}`);

test.each<[choices: Partial<Hung>, rate: string | undefined]>([
  [{}, 'metre-of-track 150 290'],
  [{ heading: 'wave' }, 'metre-of-track 210 380'],
  [{ cloth: 'night' }, 'metre-of-track 190 340'],
  [{ lining: 'plain' }, 'metre-of-track 170 320'],
  [{ heading: 'wave', lining: 'blackout' }, 'metre-of-track 250 440'],
  [{ cloth: 'veil', lining: 'plain' }, 'metre-of-track 150 290'],
  [{ product: 'roller', lining: 'plain', cloth: 'night' }, 'square-metre 90 170'],
  [{ product: 'vertical', rollerCloth: 'blackout' }, 'square-metre 85 150'],
  [{ product: 'double' }, undefined],
])('%j has the rate of what hangs there and of its lining: %s', (choices, rate) => {
  expect(ratesOf(choices)?.join()).toBe(rate);
});

test('a rate of another unit is added to the sum', () => {
  expect(ratesOf({ product: 'roman', lining: 'plain' })).toEqual([
    'metre-of-cloth 30 40',
    'metre-of-track 20 30',
  ]);
});

test('a page names all that can come on top, and a curtain with a sheer can be lined', () => {
  expect(productOf({ heading: 'wave' })?.allExtra).toBe(
    'motor, lining, blackout lining, fitting above 3 m, curved track',
  );
  expect(productOf({ product: 'vertical' })?.allExtra).toBe('motor, fitting above 3 m');
  const double = { ...priceList, products: [sold(['double'], 'metre-of-track', 100, 200)] };
  const lined = productOf({ product: 'double', lining: 'plain' }, false, double);
  expect(lined?.rates).toEqual([{ unit: 'metre-of-track', from: 120, to: 230 }]);
});

const terms = (choices: Partial<Hung>, isHigh = false, prices = priceList) => {
  const product = productOf(choices, isHigh, prices);
  return product && termsOf(product, prices);
};

test('what is added is named as included, what has no rate as on top, and a discount as still to come', () => {
  expect(terms({})).toEqual(['cloth and fitting', 'on top: motor']);
  expect(terms({ lining: 'plain' }, true)).toEqual([
    'cloth and fitting, with lining',
    'on top: fitting above 3 m, motor',
  ]);
  expect(terms({ heading: 'wave' })).toEqual([
    'cloth and fitting',
    'on top: motor, curved track',
    'before 15% OFF on all of it',
  ]);
  const free = { ...priceList.additions, lining: { name: 'lining' } };
  const unpriced = { ...priceList, additions: free };
  expect(terms({ lining: 'plain' }, false, unpriced)).toEqual([
    'cloth and fitting',
    'on top: lining, motor',
  ]);
  const motor = { name: 'motor', rate: { unit: 'window', from: 600, to: 900 } } as const;
  const priced = { ...priceList, additions: { ...priceList.additions, motor } };
  expect(terms({ control: 'motor' }, false, priced)).toEqual(['cloth and fitting, with motor']);
  expect(terms({}, false, priced)).toEqual(['cloth and fitting', 'on top: motor']);
});

test('nothing costs less than the minimum, which is named where it counts', () => {
  const small = { 'square-metre': 0.09 };
  const roller = productOf({ product: 'roller' });
  const price = roller && priceOf(roller, small, priceList, 3);
  expect(price).toMatchObject({ from: 150, to: 150 });
  expect(price?.terms.at(-1)).toBe('minimum charge QR 150 each');
  expect(price && rangeText(price, priceList)).toBe('QR 150');
  const larger = roller && priceOf(roller, { 'square-metre': 1.5 }, priceList);
  expect(larger).toMatchObject({ from: 150, to: 255 });
  expect(larger?.terms.at(-1)).toBe('minimum charge QR 150');
  const enough = priceOf(sold([], 'seat', 150, 160), { seat: 1 }, priceList);
  expect(roller && priceOf(roller, { seat: 1 }, priceList)).toBeUndefined();
  expect(enough?.terms.join()).not.toContain('minimum');
});
