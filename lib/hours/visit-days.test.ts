/** docs/requirements.md 11.1 */
import { shift, shopOf } from './testing';
import { visitDays } from './visit-days';

jest.mock('@/lib/content/country');

const usual = shopOf([shift('8:00', '13:00'), shift('15:30', '22:00')]);
const works = { from: '2026-11-25', to: '2026-12-31', name: { en: 'Works', ar: 'Works' } };
const ramadan = {
  from: '2026-11-23',
  to: '2026-11-24',
  name: { en: 'Ramadan', ar: 'Ramadan' },
  periods: [shift('19:30', '1:00')],
  weekdays: [{ day: 'tuesday', periods: [shift('9:00', '12:00')] }],
} as const;
const festive = shopOf([shift('8:00', '13:00')], [], ramadan, works);

const daysAt = (moment: string, timetable = usual) =>
  visitDays(Date.parse(`${moment}:00+03:00`), timetable);

const partsOn = (date: string, moment: string, timetable = usual) =>
  daysAt(moment, timetable)
    .find((day) => day.date === date)
    ?.parts.map(({ part, periods }) => {
      const hours = periods.map(({ opens, closes }) => `${opens}-${closes}`);
      return `${part} ${hours.join(' ')}`;
    });

test.each([
  [
    'up to an hour beyond noon',
    usual,
    ['morning 8:00-13:00', 'afternoon 15:30-17:00', 'evening 17:00-22:00'],
  ],
  [
    'a whole day',
    shopOf([shift('9:00', '21:00')]),
    ['morning 9:00-12:00', 'afternoon 12:00-17:00', 'evening 17:00-21:00'],
  ],
  ['a night that ends after midnight', shopOf([shift('19:30', '1:00')]), ['evening 19:30-1:00']],
])('splits the day at noon and at five: %s', (_, timetable, parts) => {
  expect(partsOn('2026-11-22', '2026-11-21T09:00', timetable)).toEqual(parts);
});

test('covers fourteen days, without closed ones', () => {
  const dates = daysAt('2026-11-21T05:00').map(({ date }) => date);
  expect(dates).toHaveLength(12);
  expect(dates[0]).toBe('2026-11-21');
  expect(dates.at(-1)).toBe('2026-12-03');
  expect(dates).not.toContain('2026-11-27');
});

test.each([
  ['06:00', 'morning 8:00-13:00'],
  ['06:01', 'afternoon 15:30-17:00'],
  ['15:00', 'evening 17:00-22:00'],
  ['15:01', undefined],
  ['23:58', undefined],
])('omits parts that begin within two hours: at %s', (time, first) => {
  expect(partsOn('2026-11-21', `2026-11-21T${time}`)?.[0]).toBe(first);
});

test('has days that differ', () => {
  expect(partsOn('2026-11-24', '2026-11-21T09:00', festive)).toEqual(['morning 9:00-12:00']);
  const dates = daysAt('2026-11-21T09:00', festive).map(({ date }) => date);
  expect(dates).toEqual(['2026-11-22', '2026-11-23', '2026-11-24']);
  expect(daysAt('2026-11-25T09:00', festive)).toEqual([]);
});
