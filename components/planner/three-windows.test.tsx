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
import { act, render, screen } from '@testing-library/react';
import { plannerWords } from '@/lib/planner/shop';
import { planWith, size, stock, windowWith } from '@/lib/planner/testing';
import { priceList, sold } from '@/lib/prices/testing';
import { namesOf } from '@/lib/text/testing';
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
const windows = three.map(([choices, width, height]) => windowWith(choices, size(width, height)));
const plan = { ...planWith(...windows), place: 'Al Waab' };

const plain = (text: string | null) =>
  (text ?? '').replace(/[\u2060\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

function open(words = shop.words) {
  Element.prototype.scrollTo = jest.fn();
  localStorage.setItem(storageKey, JSON.stringify({ lists: [plan] }));
  const addresses = { whatsapp: 'https://example.com/', email: '', form: '/', visit: '/visit' };
  const rest = { label: 'planner', loading: '', bring: { names: {}, bring: '', semicolon: '' } };
  render(<Planner {...rest} shop={{ ...shop, words }} addresses={addresses} />);
}

test('the planner says the sums', () => {
  open();
  const list = plain(screen.getByRole('navigation').textContent);
  expect(list).toContain('44 windows');
  expect(list).toContain('472.9 m');
  expect(plain(document.querySelector('.page-bar')?.textContent ?? '')).toMatch(
    /^QR 24,000–42,760.*44 windows/,
  );
});

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => plain(textContent));

test('list, drawing, calculation, print, message and the request of a visit have their own', () => {
  open(namesOf(plannerWords.en));
  expect(texts('nav button .text-muted')).toEqual([
    '40 × curtain, size 200 250 cm',
    'double, size 258 278 cm',
    '3 × roller, size 140 240 cm',
  ]);
  expect(texts('svg[role=img] text')).toEqual(['track 240 cm', 'opening 200 cm', '249 cm']);
  const cloth = '(240 overlap 8) 2.2 4 5565.6 cm';
  expect(texts('.disclosure dl > div')).toEqual([
    ...['outside 200 20240 cm', 'height 250 clear 1249 cm'],
    ...[`cloth flax ${cloth}`, 'turned 280one', 'cut 249 8 15272 cm', 'order flax5.7 m'],
    ...[`cloth lining flax ${cloth}`, 'turned 280one', 'cut 246.5 8 10264.5 cm'],
    'order lining flax5.7 m',
  ]);
  act(() => dispatchEvent(new Event('beforeprint')));
  const lines = [
    'curtain wave, flax, plain. Alike 40. Size 200 250 cm, track, track 240 cm, made 249 cm. Wall, stack both, hand. Metres 5.7 m flax, metres 5.7 m lining flax. QR 550–990 (metre-of-track 2.4 m: cloth and fitting, with lining; on top: motor, curved track; before 15% OFF on all of it). All 40 QR 22,080–39,360.',
    'curtain pinch, flax, sheer veil. Size 258 278 cm, track, track 298 cm, made 277 cm. Wall, stack both, hand. Metres 9 m flax, metres 7.9 m veil. QR 840–1,360 (metre-of-cloth 16.9 m: cloth and fitting; on top: motor).',
    'roller, screen. Alike 3. Size 140 240 cm, sill, blind 156 cm, made 256 cm. Wall, hand. QR 360–680 (4 m²: cloth and fitting; on top: motor). All 3 QR 1,080–2,040.',
  ].map((line, index) => `WindowNumbered ${index + 1}: ${line}`);
  expect(texts('.plan-paper figcaption')).toEqual(lines);
  const [sums] = texts('.plan-paper p');
  expect(sums).toBe('other 44, Al Waab. home other 44 QR 24,000–42,760, before note');
  expect(texts('.message-text').join()).toContain(lines.join('\n'));
  const visit = screen.getByRole('link', { name: 'visit' }).getAttribute('href') ?? '';
  const asked = 'product=curtain,+double,+roller&district=Al+Waab&windows=44';
  expect(decodeURIComponent(visit)).toBe(`/visit#${asked}`);
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
