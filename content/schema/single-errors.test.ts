import { coordinatesError } from './coordinates';
import { post } from './entries';
import { hours } from './hours';
import { foreignLetters, missingWords } from './languages';
import { acceptAll, references } from './references';
import { textErrors } from './texts';

test.each([
  ['a NUL', 'Cur\0tains', 'control character'],
  ['a right-to-left override', 'Cur\u202etains', 'direction'],
  ['a lone right-to-left mark', '\u200f', 'nothing of it can be seen'],
  ['a lost letter', 'Curtain\uFFFD', 'lost'],
  ['markup', '<b>Curtains</b>', 'HTML'],
])('a text with %s is an error', (_, text, says) => {
  expect(textErrors(text)).toEqual([expect.stringContaining(says)]);
});

test('a text may contain bidi marks and line breaks', () => {
  expect(textErrors('Two\nlines, ستائر\u200f (Wave)')).toEqual([]);
});

test.each([
  ['in its country', { latitude: 25.26, longitude: 51.53 }, 'QA', /^$/],
  ['the wrong way round', { latitude: 51.53, longitude: 25.26 }, 'QA', /wrong way round/],
  ['elsewhere', { latitude: 48.1, longitude: 11.6 }, 'QA', /not in QA/],
  [
    'in a country whose borders are not known here',
    { latitude: 48.1, longitude: 11.6 },
    'DE',
    /^$/,
  ],
])('a place %s', (_, place, country, says) => {
  expect(coordinatesError(place, country)).toMatch(says);
});

test('a question in one language only is an error', () => {
  const message = expect.stringContaining('1 entries, but 2');
  const english = { groups: [{ faqs: ['a', 'b'] }] };
  const found = missingWords(english, { groups: [{ faqs: ['ا'] }] });
  expect(found).toEqual([{ path: ['groups', 0, 'faqs'], message }]);
  expect(missingWords(english, english)).toEqual([]);
});

test('distinguishes untranslated sentences from names and numbers', () => {
  expect(foreignLetters('We measure, sew and fit', 'ar')).toContain('Arabic');
  expect(foreignLetters('نقيس ونخيط ونركّب الستائر', 'en')).toContain('English');
  for (const text of ['Somfy', '120 × 240 cm', 'نخيط ستائر Wave في الدوحة'])
    expect(foreignLetters(text, 'ar')).toBeUndefined();
});

const period = (from: string, to: string) => ({ from, to, name: { en: 'Eid', ar: 'العيد' } });

test.each([
  ['one after the other', ['2027-02-08', '2027-03-09'], ['2027-03-10', '2027-03-12'], true],
  ['that share a day', ['2027-02-08', '2027-03-10'], ['2027-03-10', '2027-03-12'], false],
] as const)('two periods of days %s', (_, [from, to], [next, end], fits) => {
  const exceptions = [period(from, to), period(next, end)];
  expect(hours().safeParse({ week: {}, exceptions, noticeDays: 7 }).success).toBe(fits);
});

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test.each([
  ['today', dayIn(0), true],
  ['next year', dayIn(365), false],
])('a post of %s', (_, on, fits) => {
  const { error } = post(references(acceptAll)).safeParse({ date: { on } });
  expect(error?.issues.some(({ path }) => path.join('.') === 'date.on')).toBe(!fits);
});
