import { answerTexts, plannerTexts } from '@/lib/content/collections';
import { stock } from '@/lib/planner/testing';
import { priceList, sold } from '@/lib/prices/testing';
import { fill, lowerInitial } from '@/lib/text';
import { recoveredOf } from './product';
import type { AnswerProduct, AnswerWords } from './size';
import { answerOf, requestFragment } from './texts';

const own = answerTexts.words.en;
const { tooWide, high } = plannerTexts.words.en.issues;
const words: AnswerWords = {
  ...own,
  language: 'en',
  direction: 'ltr',
  comma: ', ',
  semicolon: '; ',
  before: '{price}, before {discount}',
  remarks: { tooWide, high },
};
const tent = sold(['curtain'], 'metre-of-track', 190, 340, { included: 'poles', extra: 'ropes' });
const product: AnswerProduct = {
  name: 'tent cloth',
  product: tent,
  measure: 'window',
  choices: { heading: 'pencil' },
  stock: { ...stock, prices: { ...priceList, products: [tent] } },
};
const unpriced = (): AnswerProduct => ({ ...product, product: undefined, stock });
const terms = 'poles; on top: motor, ropes';
const greeting = fill(own.lines.greeting, { product: 'tent cloth' });
const named = fill(own.sizes.named, { width: 140, height: 240 });
const measured = fill(own.days, { visit: 'Tue\u00a01\u00a0Dec', hung: 'Fri\u00a04\u00a0Dec' });
const days = { offered: [], visit: '2026-12-01', hung: '2026-12-04' };
const said = { typed: ['140', '240'], needed: '', days };
const answer = (asked: Partial<Parameters<typeof answerOf>[0]> = {}, other = product) =>
  answerOf({ ...said, ...asked }, other, words);

test('one message has product, size, price and days', () => {
  const { message, range, about, late, terms: shown } = answer();
  expect(message.split('\n')).toEqual([
    greeting,
    fill(own.lines.size, { size: named }),
    fill(own.lines.price, { range, terms }),
    measured,
    own.lines.end,
  ]);
  expect(shown).toBe(fill(own.included, { terms: 'Poles. On top: motor, ropes' }));
  expect(range).toMatch(/^QR 340\D+620$/);
  expect([about, late]).toEqual([own.typed, '']);
});

test('an example is called one, on the page and in the message', () => {
  const { about, message } = answer({ typed: [] });
  const size = fill(own.sizes.window, { width: 140, height: 240 });
  expect(about).toBe(fill(own.example, { size }));
  expect(message).toContain(size);
  expect(message).toContain(terms);
  expect(message).not.toContain(own.lines.size.split('{')[0]);
  expect(message).not.toContain(own.lines.price.split('{')[0]);
});

test.each([
  ['1000', { typed: 1000, metres: 10, tenth: 100 }],
  ['10000', { typed: 10_000, metres: 100, tenth: 1000 }],
])('%s, of millimetres in a field for centimetres, is asked about', (width, values) => {
  const { check, range } = answer({ typed: [width, '240'] });
  expect(check).toBe(fill(own.check.tenfold, values));
  expect(range).toBe('');
});

test('a day that can be kept is in the message; an earlier one is declined before and in it', () => {
  const kept = answer({ needed: '2026-12-04' });
  expect(kept.late).toBe('');
  const needed = fill(own.lines.needed, { needed: 'Fri\u00a04\u00a0Dec' });
  expect(kept.message).toContain(needed);
  // As a message has them, to the page of the visit.
  const said = ['tent cloth', named, 'QR 340–620', lowerInitial(needed)];
  expect(kept.request.replaceAll('\u00a0', ' ')).toBe(said.join(', ').replaceAll('\u00a0', ' '));
  const days = { needed: 'Thu\u00a03\u00a0Dec', hung: 'Fri\u00a04\u00a0Dec' };
  const early = answer({ needed: '2026-12-03' });
  expect(early.late).toBe(fill(own.late, days));
  expect(early.message).toContain(fill(own.lines.late, days));
});

test('a day of another year is named with it', () => {
  const needed = 'Sat\u00a02\u00a0Jan\u00a02027';
  expect(answer({ needed: '2027-01-02' }).message).toContain(fill(own.lines.needed, { needed }));
  const unvisited = answer({ needed: '2027-01-02', days: undefined });
  expect(unvisited.message).toContain(fill(own.lines.needed, { needed }));
  expect(unvisited.days).toBe('');
});

test('without a delivery time there is a day of the visit, which is the earliest', () => {
  const unknown = answer({ days: { ...days, hung: undefined }, needed: '2026-11-30' });
  expect(unknown.days).toBe(fill(own.visit, { visit: 'Tue\u00a01\u00a0Dec' }));
  expect(unknown.late).toContain('Tue\u00a01\u00a0Dec');
});

test('without a price nothing is said of one', () => {
  const { range, terms: none, message } = answer({}, unpriced());
  expect([range, none]).toEqual(['', '']);
  expect(message).not.toContain(own.lines.price.split('{')[0]);
  expect(message).toContain('140');
});

const seats = { ...product, product: sold([], 'seat', 650, 1400), measure: 'seat' } as const;

test.each([
  [['wide', '240'], 'width wide, height 240', own.check.window, product],
  [['120x200', ''], 'width 120x200', own.check.window, product],
  [['1500'], 'how many seats 1500', fill(own.check.number, { example: 3 }), seats],
])('%j cannot be read, is asked about, and sent as it was typed', (typed, size, asked, other) => {
  const { check, message, terms: shown } = answer({ typed }, other);
  expect(check).toBe(asked);
  const lines = [greeting, fill(own.lines.size, { size }), measured, own.lines.end];
  expect(message.split('\n')).toEqual(lines);
  expect(shown).not.toBe('');
});

test('half a size is sent beside the price of an example', () => {
  const { check, message, range, request } = answer({ typed: ['300', ''] });
  const example = fill(own.sizes.window, { width: 300, height: 240 });
  expect([check, request]).toEqual(['', 'tent cloth']);
  expect(message.split('\n')).toEqual([
    greeting,
    fill(own.lines.size, { size: 'width 300' }),
    fill(own.lines.example, { range, example, terms }),
    measured,
    own.lines.end,
  ]);
});

test('more alike than there can be are asked about, and sent as they were typed', () => {
  const { check, range, message, request } = answer({ typed: ['140', '240', '250'] });
  expect(check).toBe(fill(own.check.count, { typed: '250', most: 200 }));
  expect(range).toBe('');
  for (const text of [message, request]) expect(text).toContain(', 250 alike');
  const two = answer({ typed: ['wide', '240', '250'] }).check;
  expect(two).toBe(`${own.check.window} ${check}`);
});

test('a size beyond what is made says so, and what comes on top of it', () => {
  const most: AnswerProduct = {
    ...product,
    choices: { product: 'vertical' },
    stock: { ...stock, prices: priceList },
  };
  const remarks = `${fill(tooWide, { width: '616 cm', most: '600 cm' })} ${fill(high, { height: '310 cm' })}`;
  const large = answer({ typed: ['600', '310'] }, most);
  expect(large.remarks).toBe(remarks);
  expect(large.message).toContain(remarks);
  expect(large.message).toContain('on top: fitting above 3 m');
  expect(answer({ typed: ['500', '290'] }, most).remarks).toBe('');
});

test('a discount is named as still to come, to the visit, too', () => {
  const reduced = { ...tent, discount: '20% OFF' };
  const shop = { ...stock, prices: { ...priceList, products: [reduced] } };
  const { terms: shown, request } = answer({}, { ...product, product: reduced, stock: shop });
  expect(shown).toContain('Before 20% OFF on all of it.');
  expect(request).toContain(', before 20% OFF');
});

test('a piece of the customer’s own has its own price, is fetched and brought back', () => {
  const delivery = { unit: 'weeks', from: 2, to: 3 } as const;
  const recover = {
    name: 'my stool',
    from: 300,
    to: 500,
    included: 'foam',
    extra: 'cloth',
    delivery,
  };
  const made = { ...seats, product: { ...seats.product, recover } };
  const { message, range } = answer({ typed: ['2'] }, recoveredOf(made) ?? made);
  expect(message.split('\n')).toEqual([
    fill(own.lines.greeting, { product: 'my stool' }),
    fill(own.lines.size, { size: fill(own.sizes.seat.other, { count: 2 }) }),
    fill(own.lines.price, { range, terms: 'foam; on top: cloth' }),
    fill(own.recovered, { visit: 'Tue\u00a01\u00a0Dec', hung: 'Fri\u00a04\u00a0Dec' }),
    own.lines.end,
  ]);
  expect(range).toMatch(/^QR 600\D+1,000$/);
  expect(recoveredOf(product)).toBeUndefined();
});

test('the page of the visit takes over the answer, and the message the chosen cloths', () => {
  const forty = answer({ typed: ['140', '240', '40'], brought: 'Bring linen.' });
  expect(forty.message.split('\n').slice(-2)).toEqual([own.lines.end, 'Bring linen.']);
  const asked = { day: '2026-12-01', needed: '2026-12-04' };
  const link = new URLSearchParams(requestFragment(forty, asked, { unit: 'hours', to: 48 }));
  expect(Object.fromEntries(link)).toEqual({
    ...{ product: forty.request, windows: '40', date: '2026-12-01', needed: '2026-12-04' },
    ...{ ready: 'hours-48', end: '' },
  });
  const one = requestFragment({ request: 'A sofa', count: 1 }, { day: '', needed: '' });
  expect(one).toBe('product=A+sofa&end');
});

test('the message says how many are alike, and which photographs come with it', () => {
  const photos = 'A photograph.';
  const { message } = answer({ typed: ['140', '240', '40'] }, { ...product, photos });
  expect(message).toContain(fill(own.sizes.alike, { size: named, count: 40 }));
  expect(message).toContain('\nA photograph.\n');
  const unmeasured = answer({ typed: ['', '', '40'] });
  expect(unmeasured.message).toContain(fill(own.sizes.alike, { size: '…', count: 40 }));
});
