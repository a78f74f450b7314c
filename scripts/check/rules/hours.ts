import type { HoursException, Period, Weekday } from '@/content/hours';
import { isDate, locales, type Problem } from '../problem';

const file = 'content/hours.ts';
const time = /^(\d|1\d|2[0-3]|0\d):[0-5]\d$/;
const minutesOfDay = 24 * 60;

function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}

/** What is wrong with the periods of one day. */
function periodProblems(periods: readonly Period[]): string[] {
  const strange = periods.flat().filter((text) => !time.test(text));
  if (strange.length > 0) {
    return strange.map((text) => `'${text}' is no time; write it as 8:00 or 15:30`);
  }
  return periods.flatMap(([opens, closes], index) => {
    const next = periods[index + 1];
    if (opens === closes) return [`${opens}-${closes} opens and closes at the same time`];
    const overnight = minutesOf(closes) < minutesOf(opens);
    if (overnight && next) {
      return [`${opens}-${closes} goes past midnight, so it must be the last of its day`];
    }
    return next && minutesOf(next[0]) <= minutesOf(closes)
      ? [`${next[0]}-${next[1]} begins before ${opens}-${closes} is over`]
      : [];
  });
}

/** Whether a day's last period still runs when the next day's first begins. */
function meetsNextDay(day: readonly Period[], next: readonly Period[]): boolean {
  const last = day.at(-1);
  const first = next[0];
  if (!last || !first || minutesOf(last[1]) >= minutesOf(last[0])) return false;
  return minutesOf(first[0]) + minutesOfDay <= minutesOf(last[1]) + minutesOfDay;
}

function weekProblems(week: Readonly<Record<Weekday, readonly Period[]>>): Problem[] {
  const days: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
  return days.flatMap((day) => {
    const field = `week.${day}`;
    const next = week[((day + 1) % 7) as Weekday];
    const problems = periodProblems(week[day]);
    if (problems.length === 0 && meetsNextDay(week[day], next)) {
      problems.push('its last period runs into the first of the next day');
    }
    return problems.map((message) => ({ file, field, message }));
  });
}

function exceptionProblems(exception: HoursException, index: number): Problem[] {
  const { from, to, name, periods } = exception;
  const at = (field: string, message: string) => ({
    file,
    field: `exceptions[${index}].${field}`,
    message,
  });
  const days = { from, to };
  const strange = (['from', 'to'] as const).filter((field) => !isDate(days[field]));
  return [
    ...strange.map((field) => at(field, `'${days[field]}' is no day; write it as 2027-02-08`)),
    ...(strange.length === 0 && from > to ? [at('to', `${to} is before ${from}`)] : []),
    ...locales
      .filter((locale) => name[locale].trim() === '')
      .map((locale) => at(`name.${locale}`, 'the name is missing, such as Ramadan')),
    ...periodProblems(periods).map((message) => at('periods', message)),
  ];
}

/** What the types cannot see of the opening hours. */
export function hoursProblems(
  week: Readonly<Record<Weekday, readonly Period[]>>,
  exceptions: readonly HoursException[],
): Problem[] {
  return [...weekProblems(week), ...exceptions.flatMap(exceptionProblems)];
}
