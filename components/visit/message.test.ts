import { getDictionary } from '@/lib/content/dictionary';
import type { Part, VisitDay } from '@/lib/hours/visit-days';
import { type VisitWords, visitMessage } from './message';

const { comma, direction, hours, visitPage } = getDictionary('en');
const words: VisitWords = {
  ...visitPage.form,
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  partWithHours: '{part} at {hours}',
  lines: { ...visitPage.form.lines, greeting: 'Hello', time: 'When: {time}', end: 'Thank you' },
  label: '',
  newTab: '',
  loading: '',
  comma,
  direction,
  hours: { ...hours, language: 'en' },
};
const none = { date: '', part: '', district: '', product: '', windows: '', note: '' };
const evening: Part = { part: 'evening', periods: [{ opens: '17:00', closes: '22:00' }] };
const day: VisitDay = { date: '2026-11-29', day: 0, inDays: 1, parts: [evening] };

test.each([
  [
    'a day and a part of it',
    { part: 'evening' },
    day,
    evening,
    /^When: Sunday.* 29 November, evening at 17:00/,
  ],
  ['a day alone', {}, day, undefined, /^When: Sunday.* 29 November$/],
  ['a part alone', { part: 'evening' }, undefined, undefined, /^When: evening$/],
  ['a day on which the part is gone', { part: 'morning' }, day, undefined, /29 November$/],
])('the message names %s', (_, choices, on, part, line) => {
  expect(visitMessage({ ...none, ...choices }, on, part, words).split('\n')).toEqual([
    'Hello',
    expect.stringMatching(line),
    'Thank you',
  ]);
});

test('what is asked for has a line each, and the cloths that are to come', () => {
  const lines = {
    district: 'In {district}',
    product: 'For {product}',
    windows: '{windows} windows',
  };
  const own = { ...words, lines: { ...words.lines, ...lines, note: '{note}.' } };
  const asked = { district: ' West Bay ', product: 'Sofas', windows: '4', note: 'Ring' };
  const said = visitMessage({ ...none, ...asked }, undefined, undefined, own, 'Bring linen.');
  expect(said).toBe('Hello\nIn West Bay\nFor Sofas\n4 windows\nRing.\nBring linen.\nThank you');
});

test('without either it names no time', () => {
  expect(visitMessage(none, undefined, undefined, words)).toBe('Hello\nThank you');
});
