import { exceptionsOf, shift as period } from '@/components/hours/testing';
import { inEvery } from '@/config/testing';
import type { Period, Timetable } from '@/lib/hours/timetable';
import { visitDays } from './days';

jest.mock('@/lib/content/country');

const usual = [period('8:00', '13:00'), period('15:30', '22:00')];

const shop = (periods = usual, friday: readonly Period[] = []): Timetable => ({
  week: { 0: periods, 1: periods, 2: periods, 3: periods, 4: periods, 5: friday, 6: periods },
  exceptions: [],
});

const qatar = (text: string) => Date.parse(`${text.replace(' ', 'T')}:00+03:00`);

const on = (date: string, moment: string, timetable = shop()) =>
  visitDays(qatar(moment), timetable)
    .find((day) => day.date === date)
    ?.parts.map(({ part, periods }) => {
      const hours = periods.map(({ opens, closes }) => `${opens}-${closes}`);
      return `${part} ${hours.join(' ')}`;
    });

test('splits the day at noon and at five, with up to an hour beyond', () => {
  expect(on('2026-11-22', '2026-11-21 09:00')).toEqual([
    'morning 8:00-13:00',
    'afternoon 15:30-17:00',
    'evening 17:00-22:00',
  ]);
  expect(on('2026-11-22', '2026-11-21 09:00', shop([period('9:00', '21:00')]))).toEqual([
    'morning 9:00-12:00',
    'afternoon 12:00-17:00',
    'evening 17:00-21:00',
  ]);
});

test('covers fourteen days, without closed ones', () => {
  const dates = visitDays(qatar('2026-11-21 05:00'), shop()).map(({ date }) => date);
  expect(dates).toHaveLength(12);
  expect(dates[0]).toBe('2026-11-21');
  expect(dates.at(-1)).toBe('2026-12-03');
  expect(dates).not.toContain('2026-11-27');
});

test('omits parts that begin within two hours', () => {
  expect(on('2026-11-21', '2026-11-21 06:00')?.[0]).toBe('morning 8:00-13:00');
  expect(on('2026-11-21', '2026-11-21 06:01')?.[0]).toBe('afternoon 15:30-17:00');
  expect(on('2026-11-21', '2026-11-21 15:00')).toEqual(['evening 17:00-22:00']);
  expect(on('2026-11-21', '2026-11-21 15:01')).toBeUndefined();
});

test('has days that differ, and nights that end after midnight', () => {
  const ramadan: Timetable = {
    ...shop(),
    exceptions: exceptionsOf(
      {
        from: '2026-11-23',
        to: '2026-11-24',
        name: inEvery('Ramadan'),
        periods: [period('19:30', '1:00')],
        weekdays: [{ day: 'tuesday', periods: [period('9:00', '12:00')] }],
      },
      { from: '2026-11-25', to: '2026-12-31', name: inEvery('Works') },
    ),
  };
  expect(on('2026-11-23', '2026-11-21 09:00', ramadan)).toEqual(['evening 19:30-1:00']);
  expect(on('2026-11-24', '2026-11-21 09:00', ramadan)).toEqual(['morning 9:00-12:00']);
  expect(visitDays(qatar('2026-11-21 09:00'), ramadan).map(({ date }) => date)).toEqual([
    '2026-11-21',
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
  ]);
  // A week without a visit, and then none within the fourteen days.
  expect(visitDays(qatar('2026-11-25 09:00'), ramadan)).toEqual([]);
});
