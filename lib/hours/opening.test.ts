import { shopState, weekdaysOf } from './opening';
import { exceptionsOf, shift, testWeek as week } from './testing';
import type { Timetable } from './timetable';

jest.mock('@/lib/content/country');

const usual: Timetable = { week, exceptions: [] };

function qatar(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}+03:00`);
}

function stateText(moment: string, timetable: Timetable = usual): string {
  const state = shopState(qatar(moment), timetable);
  if (state.open) return `open until ${state.until}`;
  const { next } = state;
  return next ? `opens in ${next.inDays} (${next.day}, ${next.date}) ${next.time}` : 'closed';
}

test.each([
  ['2026-11-21 07:59:59', 'opens in 0 (6, 2026-11-21) 8:00'],
  ['2026-11-21 13:00:00', 'opens in 0 (6, 2026-11-21) 15:30'],
  ['2026-11-21 22:00:00', 'opens in 1 (0, 2026-11-22) 8:00'],
  ['2026-11-27 15:30:00', 'open until 22:00'],
  ['2026-11-27 22:00:00', 'opens in 1 (6, 2026-11-28) 8:00'],
])('the usual week, %s', (moment, expected) => expect(stateText(moment)).toBe(expected));

const ramadan = {
  from: '2027-02-08',
  to: '2027-03-08',
  name: { en: 'Ramadan', ar: 'Ramadan' },
  periods: [shift('9:00', '13:00'), shift('20:30', '1:00')],
};
const eid = { from: '2027-03-09', to: '2027-03-17', name: { en: 'Eid', ar: 'Eid' } };
const feasts: Timetable = { week, exceptions: exceptionsOf(ramadan, eid) };

test.each([
  ['the evening before', '2027-02-07 22:00:00', 'opens in 1 (1, 2027-02-08) 9:00'],
  ['a first night without an evening', '2027-02-08 00:30', 'opens in 0 (1, 2027-02-08) 9:00'],
  ['before midnight', '2027-02-08 23:59:59', 'open until 1:00'],
  ['closing', '2027-02-09 01:00:00', 'opens in 0 (2, 2027-02-09) 9:00'],
  ['the last evening runs into the closed day', '2027-03-09 00:59:59', 'open until 1:00'],
  ['closed days', '2027-03-09 01:00:00', 'opens in 9 (4, 2027-03-18) 8:00'],
])('exception: %s', (_, moment, expected) => expect(stateText(moment, feasts)).toBe(expected));

test('a period may end at midnight', () => {
  const late = { ...ramadan, periods: [shift('20:00', '0:00')] };
  const timetable = { week, exceptions: exceptionsOf(late) };
  expect(stateText('2027-02-08 23:59:59', timetable)).toBe('open until 0:00');
  expect(stateText('2027-02-09 00:00:00', timetable)).toBe('opens in 0 (2, 2027-02-09) 20:00');
});

test('closed for good', () => {
  const never = { ...eid, from: '2026-01-01', to: '2027-12-31' };
  expect(stateText('2026-11-21 08:00:00', { week, exceptions: exceptionsOf(never) })).toBe(
    'closed',
  );
});

const friday = {
  day: 'friday',
  periods: [shift('13:30', '15:00'), shift('20:30', '1:00')],
} as const;
const own = exceptionsOf({ ...ramadan, weekdays: [friday, { day: 'saturday' }] });

test.each([
  ['2027-02-12 15:00:00', 'opens in 0 (5, 2027-02-12) 20:30'],
  ['2027-02-13 00:59:59', 'open until 1:00'],
  ['2027-02-13 01:00:00', 'opens in 1 (0, 2027-02-14) 9:00'],
])('weekdays of their own in an exception, %s', (moment, expected) =>
  expect(stateText(moment, { week, exceptions: own })).toBe(expected),
);

test.each([
  ['2027-02-12', '2027-02-12', [5]],
  ['2027-02-11', '2027-02-13', [4, 5, 6]],
  ['2027-02-12', '2027-02-18', [6, 0, 1, 2, 3, 4, 5]],
])('the weekdays from %s to %s', (from, to, days) =>
  expect(weekdaysOf({ from, to })).toEqual(days),
);
