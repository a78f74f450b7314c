import type { Locale } from '@/config/locales';
import { getDictionary } from '@/lib/content/dictionary';
import { exceptionText } from './hours-text';
import { daysOffText } from './periods-text';
import { exceptionsOf, shift, shopOf, testWeek } from './testing';

jest.mock('@/lib/content/country');

const morning = shift('9:00', '13:00');
const afternoon = shift('13:30', '15:00');
const night = shift('20:30', '1:00');
const ramadan = {
  from: '2027-02-08',
  to: '2027-03-08',
  name: { en: 'Ramadan', ar: 'رمضان' },
  periods: [morning, night],
};
const text = (locale: Locale, ...more: Parameters<typeof exceptionsOf>) =>
  exceptionsOf(...more)
    .map((each) =>
      exceptionText(each, locale)
        .replace(/[\u2060\u2066-\u2069]/g, '')
        .replace(/\s/g, ' '),
    )
    .join('\n');
const friday = { day: 'friday', periods: [afternoon] } as const;
const differing = { ...ramadan, weekdays: [friday, { day: 'saturday' }] } as const;

test.each([
  ['en', /: 9:00–13:00 \S+ 20:30–1:00$/],
  ['ar', /: \S+ 9:00 .* 1:00 .* 8:30 .* 1:00 [^:]*$/],
] as const)('%s: the same hours every day are said once', (locale, hours) => {
  expect(text(locale, ramadan)).toMatch(hours);
  expect(text(locale, { ...ramadan, periods: [] })).not.toMatch(/\d:/);
});

test.each([
  ['en', /: Saturday [a-z]+; Sunday \S+ Thursday 9:00–13:00 \S+ 20:30–1:00; Friday 13:30–15:00$/],
  ['ar', /: السبت \S+؛ \S+ الأحد \S+ الخميس .* 9:00 .* 8:30 .*؛ الجمعة .* 1:30 .* 3:00 \S+$/],
] as const)('%s: weekdays of their own are named, and closed ones', (locale, days) => {
  expect(text(locale, differing)).toMatch(days);
});

test.each([
  [testWeek, 'open daily'],
  [shopOf([morning]).week, 'closed every Friday'],
  [{ ...shopOf([morning]).week, 1: [] }, 'closed on Monday and Friday'],
])('the days off, %#', (week, text) => {
  const daysOff = { zero: 'open daily', one: 'closed every {days}', other: 'closed on {days}' };
  const words = { ...getDictionary('en').hours, daysOff };
  expect(daysOffText(week, words)).toBe(text);
});

test.each([
  ['2027-03-09', 1],
  ['2027-03-11', 2],
])('9 March to %s has %i dates', (to, dates) => {
  const eid = { from: '2027-03-09', to, name: { en: 'Eid', ar: 'عيد' } };
  expect(text('en', eid).match(/\bMar/g)).toHaveLength(dates);
});
