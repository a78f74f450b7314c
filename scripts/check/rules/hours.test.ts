/** @jest-environment node */
import { exceptions, type HoursException, type Period, week } from '@/content/hours';
import { hoursProblems } from './hours';

const ramadan: HoursException = {
  from: '2027-02-08',
  to: '2027-03-08',
  name: { en: 'Ramadan' },
  periods: [
    ['9:00', '13:00'],
    ['20:30', '1:00'],
  ],
};

const say = (changes: Partial<HoursException>) =>
  hoursProblems(week, [{ ...ramadan, ...changes }]).map(({ field, message }) => [field, message]);

it('has nothing against the hours as they are', () => {
  expect(hoursProblems(week, exceptions)).toEqual([]);
});

it('takes evenings past midnight, closed days and single days', () => {
  expect(say({})).toEqual([]);
  expect(say({ periods: [], to: '2027-02-08' })).toEqual([]);
});

it.each<[string, readonly Period[], RegExp]>([
  ['no time', [['8', '13:00']], /'8' is no time/],
  ['a time that no clock shows', [['8:00', '25:00']], /'25:00' is no time/],
  ['a period without length', [['8:00', '8:00']], /at the same time/],
  [
    'periods that overlap',
    [
      ['8:00', '13:00'],
      ['12:00', '22:00'],
    ],
    /begins before/,
  ],
  [
    'periods out of order',
    [
      ['15:30', '22:00'],
      ['8:00', '13:00'],
    ],
    /begins before/,
  ],
  [
    'a night before the day',
    [
      ['20:30', '1:00'],
      ['21:00', '22:00'],
    ],
    /the last of its day/,
  ],
])('refuses %s', (_, periods, message) => {
  const [problem] = say({ periods });
  expect(problem?.[0]).toBe('exceptions[0].periods');
  expect(problem?.[1]).toMatch(message);
  expect(hoursProblems({ ...week, 2: periods }, [])[0]).toMatchObject({
    file: 'content/hours.ts',
    field: 'week.2',
  });
});

it('refuses a night that runs into the next morning', () => {
  const nights = { ...week, 4: [['20:00', '9:00']], 5: [['8:00', '12:00']] } as const;
  expect(hoursProblems(nights, [])).toMatchObject([{ field: 'week.4' }]);
});

it('refuses days that do not exist, that are turned round, or that have no name', () => {
  expect(say({ from: '2027-02-30' })[0]?.[0]).toBe('exceptions[0].from');
  expect(say({ from: '8 February' })[0]?.[1]).toMatch(/write it as 2027-02-08/);
  expect(say({ to: '2027-02-01' })[0]?.[1]).toBe('2027-02-01 is before 2027-02-08');
  expect(say({ name: { en: ' ' } })[0]?.[0]).toBe('exceptions[0].name.en');
});
