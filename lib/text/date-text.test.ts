import {
  dateText,
  dateWithWeekday,
  dateWithYear,
  shortWeekday,
  weekdayAndDate,
  weekdayNames,
} from './date-text';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

test('dates in English', () => {
  expect(dateText('2026-09-05', 'en')).toBe('5 September');
  expect(dateWithYear('2026-09-05', 'en')).toBe('5 September 2026');
  expect(dateWithWeekday('2026-09-05', 'en')).toBe('Saturday 5 September');
  expect(shortWeekday('2026-09-05', 'en')).toBe('Sat');
  expect(spaced(weekdayAndDate('2026-12-01', 'en'))).toBe('Tue 1 Dec');
  expect(spaced(weekdayAndDate('2027-01-02', 'en', '2026-12-31'))).toBe('Sat 2 Jan 2027');
});

test('dates in Arabic, whose days and months have no short names', () => {
  expect(dateText('2026-12-01', 'ar')).toBe('1 ديسمبر');
  expect(dateWithWeekday('2026-12-01', 'ar')).toBe('الثلاثاء، 1 ديسمبر');
  expect(shortWeekday('2026-12-01', 'ar')).toBe('ثلاثاء');
  expect(spaced(weekdayAndDate('2026-12-01', 'ar'))).toBe('الثلاثاء 1 ديسمبر');
});

test.each(['en', 'ar'] as const)('%s: all names are those of Intl', (language) => {
  const named = (part: object, month: number, day: number) =>
    new Intl.DateTimeFormat(language, { ...part, timeZone: 'UTC' }).format(
      Date.UTC(2026, month, day),
    );
  const months = Array.from({ length: 12 }, (_, month) => named({ month: 'long' }, month, 1));
  const ours = months.map((_, month) =>
    dateText(`2026-${String(month + 1).padStart(2, '0')}-01`, language),
  );
  expect(ours).toEqual(months.map((name) => `1 ${name}`));
  // 1 November 2026 is a Sunday.
  const days = Array.from({ length: 7 }, (_, day) => named({ weekday: 'long' }, 10, 1 + day));
  expect(weekdayNames(language)).toEqual(days);
});
