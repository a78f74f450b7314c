import { z } from 'zod';
import { capitals } from '@/config/country-details';
import { inEvery } from '@/config/testing';
import { problemsIn } from '@/scripts/check/explain';
import { hours } from '../hours';
import { mediaItems } from '../media';
import { template } from '../placeholders';
import { post } from '../post';
import { acceptAll, references } from '../references';
import { literalLine, webAddress } from '../texts';
import { countryCodes, phoneError, placeError } from './country-issues';
import { foreignLetters } from './languages';
import { textErrors } from './text-rules';

test.each([
  ['a NUL', 'Cur\0tains', 'control character'],
  ['a right-to-left override', 'Cur\u202etains', 'direction'],
  ['a lone right-to-left mark', '\u200f', 'invisible or missing'],
  ['a lost letter', 'Curtain\uFFFD', 'lost'],
  ['markup', '<b>Curtains</b>', 'HTML'],
])('a text with %s is an error', (_, text, says) => {
  expect(textErrors(text)).toEqual([expect.stringContaining(says)]);
});

test('a text may contain bidi marks and line breaks', () => {
  expect(textErrors('Two\nlines, ستائر\u200f (Wave)')).toEqual([]);
});

test.each([
  ['that it has to have', 'At {day}', /keep \{day\}, \{part\}/],
  ['for nothing', 'At {day}, {part} in {town}', /\{town\} is unknown; the site fills in/],
  ['for the shop’s names, too', 'At {day}, {part} in {shop.city}', /^$/],
])('a text with placeholders %s', (_, text, says) => {
  expect(template('day', 'part').safeParse(text).error?.issues[0]?.message ?? '').toMatch(says);
});

test('a name of the shop refers to no other', () => {
  const { error } = literalLine.safeParse('{shop.name} W.L.L.');
  expect(error?.issues[0]?.message).toContain('write the shop’s facts out');
});

test.each([
  ['https://متجر.قطر/', true],
  ['http://shop.example', false],
  ['https://shop', false],
])('%s is a web address: %s', (address, fits) => {
  expect(webAddress.safeParse(address).success).toBe(fits);
});

test.each([
  ['https://player.vimeo.com/video/1?dnt=1', true],
  ['https://www.youtube.com/watch?v=1', false],
  ['https://youtu.be/1', false],
])('%s is a player: %s', (src, fits) => {
  const poster = '/pictures/a.jpg';
  const film = { type: 'hosted-video', src, poster, uploaded: '2026-01-31' };
  expect(mediaItems(references(acceptAll)).safeParse([film]).success).toBe(fits);
});

test('a price of nothing is too small', () => {
  const path = ['amount'];
  expect(problemsIn(z.strictObject({ amount: z.number().positive() }), { amount: 0 })).toEqual([
    { path, message: '‘0’; must be more than 0', isMissing: false },
  ]);
});

test.each(countryCodes)('the capital of %s is in no other country', (code) => {
  expect(countryCodes.filter((each) => !placeError(capitals[code], each))).toEqual([code]);
});

test.each([
  ['+974 5555 1234', 'QA', undefined],
  ['+971 4 123 4567', 'AE', undefined],
  ['+974 5555 12345', 'QA', /^a number of Qatar has 8 digits after \+974/],
  ['+968 2448 1234', 'QA', /^a number of Qatar has/],
] as const)('the number %s in %s', (phone, code, says) => {
  expect(phoneError(phone, code)).toEqual(says && expect.stringMatching(says));
});

test('distinguishes untranslated sentences from names and numbers', () => {
  expect(foreignLetters('We measure, sew and fit', 'ar')).toContain('Arabic');
  expect(foreignLetters('نقيس ونخيط ونركّب الستائر', 'en')).toContain('English');
  for (const text of ['Somfy', '120 × 240 cm', 'نخيط ستائر Wave في الدوحة'])
    expect(foreignLetters(text, 'ar')).toBeUndefined();
});

const period = (from: string, to: string) => ({ from, to, name: inEvery('Eid') });

test.each([
  ['one after the other', ['2027-02-08', '2027-03-09'], ['2027-03-10', '2027-03-12'], true],
  ['that share a day', ['2027-02-08', '2027-03-10'], ['2027-03-10', '2027-03-12'], false],
] as const)('two periods of days %s', (_, [from, to], [next, end], fits) => {
  const exceptions = [period(from, to), period(next, end)];
  expect(hours().safeParse({ week: {}, exceptions, noticeDays: 7 }).success).toBe(fits);
});

const shift = (opens: string, closes: string) => ({ opens, closes });
const ramadan = {
  ...period('2027-02-08', '2027-03-08'),
  periods: [shift('9:00', '13:00'), shift('20:30', '1:00')],
};

test.each([
  ['weekdays of its own', { weekdays: [{ day: 'friday', periods: [shift('20:30', '1:00')] }] }, ''],
  ['a closed weekday', { weekdays: [{ day: 'friday' }] }, ''],
  ['a weekday twice', { weekdays: [{ day: 'friday' }, { day: 'friday' }] }, 'there twice'],
  [
    'a weekday that it lacks',
    { to: '2027-02-11', weekdays: [{ day: 'friday' }] },
    'no Friday from',
  ],
  ['an end before its start', { to: '2027-02-01' }, 'the last day is before the first'],
])('a period of days may have %s, or not', (_, own, says) => {
  const exceptions = [{ ...ramadan, ...own }];
  const { error } = hours().safeParse({ week: {}, exceptions, noticeDays: 7 });
  expect(error?.issues.map(({ message }) => message) ?? []).toEqual(
    says ? [expect.stringContaining(says)] : [],
  );
});

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test.each([
  ['today', dayIn(0), true],
  ['next year', dayIn(365), false],
])('a post of %s', (_, on, fits) => {
  const { error } = post(references(acceptAll)).safeParse({ date: { on } });
  expect(error?.issues.some(({ path }) => path.join('.') === 'date.on')).toBe(!fits);
});
