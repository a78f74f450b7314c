import type { Hanging, PriceUnit } from '@/config/rates';
import type { PriceList, Product } from './list';

const rate = <Unit extends PriceUnit>(unit: Unit, from: number, to: number) => ({ unit, from, to });

export const sold = (
  hangs: readonly Hanging[],
  unit: PriceUnit,
  from: number,
  to: number,
  rest: Partial<Product> = {},
): Product => ({
  hangs,
  rates: [rate(unit, from, to)],
  included: 'cloth and fitting',
  discount: undefined,
  ...rest,
});

/** A shop's prices, with which tests reckon by hand. */
export const priceList: PriceList = {
  language: 'en',
  range: '{from}-{to}',
  comma: ', ',
  amount: 'QR {number}',
  roundTo: 10,
  minimum: 150,
  additions: {
    lining: { name: 'lining', rate: rate('metre-of-track', 20, 30) },
    blackoutLining: { name: 'blackout lining', rate: rate('metre-of-track', 40, 60) },
    motor: { name: 'Motor' },
    height: { name: 'fitting above 3 m' },
  },
  products: [
    sold(['wave'], 'metre-of-track', 210, 380, { extra: 'Curved track', discount: '15% OFF' }),
    sold(['blackout-curtain'], 'metre-of-track', 190, 340),
    sold(['curtain'], 'metre-of-track', 150, 290),
    sold(['roller'], 'square-metre', 90, 170),
    sold(['blackout-roller'], 'square-metre', 120, 210),
    sold(['vertical'], 'square-metre', 85, 150),
    sold(['roman'], 'metre-of-cloth', 30, 40),
  ],
  words: {
    with: '{included}, with {additions}',
    onTop: 'on top: {extra}',
    reduced: 'before {discount} on all of it',
    none: 'no price yet',
    minimum: { one: 'minimum charge {amount}', other: 'minimum charge {amount} each' },
  },
};
