import { stock } from '@/components/planner/testing';
import { answerTexts } from '@/lib/content/collections';
import { fill } from '@/lib/text/fill';
import type { AnswerProduct } from './size';
import { type AnswerWords, answerOf } from './texts';

const own = answerTexts.words.en;
const words: AnswerWords = {
  ...own,
  language: 'en',
  direction: 'ltr',
  comma: ', ',
  dates: 'en-GB',
  amount: 'QR {number}',
};
const product: AnswerProduct = {
  name: 'tent cloth',
  rates: [{ unit: 'metre-of-track', from: 190, to: 340 }],
  included: 'poles',
  roundTo: 10,
  choices: {},
  stock,
};
const days = { offered: [], visit: '2026-12-01', hung: '2026-12-04' };
const said = { typed: ['140', '240'], needed: '', days };
const answer = (asked: Partial<Parameters<typeof answerOf>[0]> = {}, other = product) =>
  answerOf({ ...said, ...asked }, other, words);

test('one message has product, size, price and days', () => {
  const { message, range, about, late } = answer();
  expect(message.split('\n')).toEqual([
    fill(own.lines.greeting, { product: 'tent cloth' }),
    fill(own.lines.size, { size: fill(own.sizes.named, { width: 140, height: 240 }) }),
    fill(own.lines.price, { range, included: 'poles' }),
    fill(own.days, { visit: 'Tue\u00a01\u00a0Dec', hung: 'Fri\u00a04\u00a0Dec' }),
    own.lines.end,
  ]);
  expect(range).toMatch(/^QR 340\D+620$/);
  expect([about, late]).toEqual([own.typed, '']);
});

test('an example is called one, on the page and in the message', () => {
  const { about, message } = answer({ typed: [] });
  const size = fill(own.sizes.window, { width: 140, height: 240 });
  expect(about).toBe(fill(own.example, { size }));
  expect(message).toContain(size);
  expect(message).not.toContain(own.lines.size.split('{')[0]);
  expect(message).not.toContain(own.lines.price.split('{')[0]);
});

test('a day that can be kept is in the message; an earlier one is declined before and in it', () => {
  const kept = answer({ needed: '2026-12-04' });
  expect(kept.late).toBe('');
  expect(kept.message).toContain(fill(own.lines.needed, { needed: 'Fri\u00a04\u00a0Dec' }));
  const days = { needed: 'Thu\u00a03\u00a0Dec', hung: 'Fri\u00a04\u00a0Dec' };
  const early = answer({ needed: '2026-12-03' });
  expect(early.late).toBe(fill(own.late, days));
  expect(early.message).toContain(fill(own.lines.late, days));
});

test.each([
  ['2025-12-25', 'Thu\u00a025\u00a0Dec\u00a02025'],
  ['2027-01-02', 'Sat\u00a02\u00a0Jan\u00a02027'],
])('a day of another year is named with it: %s', (needed, named) => {
  const { message, late } = answer({ needed });
  expect(message).toContain(fill(own.lines.needed, { needed: named }));
  expect(late.includes(named)).toBe(needed < days.visit);
});

test('without a delivery time there is a day of the visit, which is the earliest', () => {
  const unknown = answer({ days: { ...days, hung: undefined }, needed: '2026-11-30' });
  expect(unknown.days).toBe(fill(own.visit, { visit: 'Tue\u00a01\u00a0Dec' }));
  expect(unknown.late).toContain('Tue\u00a01\u00a0Dec');
});

test('without a price nothing is said of one', () => {
  const unpriced = answer({}, { ...product, rates: [], included: '' });
  expect(unpriced).toMatchObject({ range: '', included: '' });
  expect(unpriced.message).not.toContain(own.lines.price.split('{')[0]);
  expect(unpriced.message).toContain('140');
});

test('a size that cannot be read is asked about, and sent as it was typed', () => {
  const { check, message } = answer({ typed: ['wide', '240'] });
  expect(check).toBe(own.check.window);
  expect(message).toContain('wide × 240');
});

test('the message says how many are alike, and which photographs come with it', () => {
  const photos = 'A photograph.';
  const { message } = answer({ typed: ['140', '240', '40'] }, { ...product, photos });
  expect(message).toContain(fill(own.sizes.alike, { size: '', count: 40 }));
  expect(message).toContain('\nA photograph.\n');
  const unmeasured = answer({ typed: ['', '', '40'] });
  expect(unmeasured.message).toContain(fill(own.sizes.alike, { size: '…', count: 40 }));
});
