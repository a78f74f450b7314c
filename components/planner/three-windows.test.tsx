/**
 * One list of three windows, reckoned by hand, in all that says its sums.
 *
 * 40 waves with a lining, 200 × 250: 20 on each side are 2.4 m of track. Cloth and lining hang sideways:
 * (240 + 8 overlap) × 2.2 + 4 hems of 5 = 565.6, so 5.7 m each, 11.4 a window, 456 m. (210 + 20) to (380 + 30) a metre
 * are 552 to 984, in all 22,080 to 39,360.
 *
 * Pleats with a sheer, 258 × 278: the pleats are (298 + 8 + 2 returns of 8) × 2.5 + 20 = 825, three widths of 277, each
 * 277 + 8 + 15 long: 9 m. The sheer has no returns: (298 + 8) × 2.5 + 20 = 785, sideways: 7.9 m. 16.9 m at 50 to 80 are
 * 845 to 1,352.
 *
 * 3 roller blinds, 140 × 240: 8 on each side and above and below, 1.56 × 2.56 = 4 m² at 90 to 170: 360 to 680, in all
 * 1,080 to 2,040.
 *
 * Together 472.9 m, and 24,005 to 42,752.
 */
import { render, screen } from '@testing-library/react';
import { plannerWords } from '@/lib/planner/shop';
import { planWith, size, stock, windowWith } from '@/lib/planner/testing';
import { planMessage } from '@/lib/planner/text/plan-message';
import { priceList, sold } from '@/lib/prices/testing';
import { answerWords } from '../answer/product';
import { answerOf } from '../answer/texts';
import { Planner } from './Planner';
import { storageKey } from './state/use-plan';

const double = sold(['double'], 'metre-of-cloth', 50, 80);
const prices = { ...priceList, products: [...priceList.products, double] };
const own = { ...stock, prices };
const shop = { ...own, words: plannerWords.en };

const three = [
  [{ heading: 'wave', cloth: 'flax', lining: 'plain', alike: '40' }, '200', '250'],
  [{ product: 'double', heading: 'pinch', cloth: 'flax' }, '258', '278'],
  [{ product: 'roller', alike: '3' }, '140', '240'],
] as const;
const plan = planWith(
  ...three.map(([choices, width, height]) => windowWith(choices, size(width, height))),
);

const plain = (text: string | null) =>
  (text ?? '').replace(/[\u2060\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

test('the planner says the sums, and at each window its own', () => {
  Element.prototype.scrollTo = jest.fn();
  localStorage.setItem(storageKey, JSON.stringify({ lists: [plan] }));
  const addresses = { whatsapp: 'https://example.com/', email: '', form: '/' };
  const bring = { names: {}, bring: '', semicolon: '' };
  render(<Planner shop={shop} label="planner" loading="" addresses={addresses} bring={bring} />);
  const list = plain(screen.getByRole('navigation').textContent);
  expect(list).toContain('44 windows');
  expect(list).toContain('472.9 m');
  expect(plain(document.querySelector('.page-bar')?.textContent ?? '')).toMatch(
    /^QR 24,000–42,760.*44 windows/,
  );
});

test('the message has them', () => {
  const text = plain(planMessage(plan, '', shop).full);
  for (const part of ['5.7 m', '9 m', '7.9 m', 'QR 550–990', 'QR 22,080–39,360'])
    expect(text).toContain(part);
  for (const part of ['QR 840–1,360', 'QR 360–680', 'QR 1,080–2,040', 'QR 24,000–42,760'])
    expect(text).toContain(part);
});

test('the answer on a product’s page has those of each', () => {
  const ranges = plan.windows.map(({ alike, lengths, ...choices }) => {
    const product = { name: '', measure: 'window', choices, stock: own } as const;
    const typed = [lengths.widthTop ?? '', lengths.heightLeft ?? '', alike];
    return plain(
      answerOf({ typed, needed: '', days: undefined }, product, answerWords('en')).range,
    );
  });
  expect(ranges).toEqual(['QR 22,080–39,360', 'QR 840–1,360', 'QR 1,080–2,040']);
});
