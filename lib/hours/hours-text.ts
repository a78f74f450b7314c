import { getDictionary } from '@/content/dictionary';
import { afterFridayPrayer, type HoursException, type Weekday, week } from '@/content/hours';
import type { Locale } from '@/content/types';
import { dateText } from '../text/date-text';
import { fill } from '../text/fill';
import { periodsText } from './periods-text';
import { weekOrder } from './qatar-time';

const friday: Weekday = 5;

/** A day's hours as text; Friday's may begin 'after the prayer'. */
function dayText(day: Weekday, locale: Locale): string {
  const words = getDictionary(locale).hours;
  if (week[day].length === 0) return words.closedDay;
  const hours = periodsText(week[day], words);
  return day === friday && afterFridayPrayer ? fill(words.afterPrayer, { hours }) : hours;
}

export interface HoursRow {
  readonly days: string;
  readonly hours: string;
}

/** The week in rows of days with the same hours: 'Saturday to Thursday', then 'Friday'. */
export function weekRows(locale: Locale): readonly HoursRow[] {
  const { days, range } = getDictionary(locale).hours;
  const runs: { from: Weekday; to: Weekday; hours: string }[] = [];
  for (const day of weekOrder) {
    const hours = dayText(day, locale);
    const last = runs.at(-1);
    if (last?.hours === hours) last.to = day;
    else runs.push({ from: day, to: day, hours });
  }
  return runs.map(({ from, to, hours }) => {
    const first = days[from] ?? '';
    return { days: from === to ? first : fill(range, { from: first, to: days[to] ?? '' }), hours };
  });
}

/** An exception as text: 'Ramadan, 8 February to 9 March: 8:00–13:00 and 20:30–1:00'. */
export function exceptionText(exception: HoursException, locale: Locale): string {
  const words = getDictionary(locale).hours;
  const { from, to, name, periods } = exception;
  return fill(from === to ? words.exceptionDay : words.exception, {
    name: name[locale],
    from: dateText(from, words.dates),
    to: dateText(to, words.dates),
    hours: periods.length > 0 ? periodsText(periods, words) : words.closedDay,
  });
}
