import { getDictionary } from '@/content/dictionary';
import { afterFridayPrayer, week } from '@/content/hours';
import type { Locale } from '@/content/types';
import { lowerInitial } from '../text/case';
import { dateText } from '../text/dates';
import { fill } from '../text/fill';
import { typeset } from '../text/typeset';
import { weekdaysOf } from './opening';
import { periodsText } from './periods-text';
import { weekOrder } from './shop-time';
import type { HoursException, Weekday } from './timetable';

const friday: Weekday = 5;

/** A day's hours as text; Friday's may begin 'after the prayer'. */
function dayText(
  day: Weekday,
  { week, afterFridayPrayer }: Pick<HoursException, 'week' | 'afterFridayPrayer'>,
  locale: Locale,
): string {
  const words = getDictionary(locale).hours;
  if (week[day].length === 0) return words.closedDay;
  const hours = periodsText(week[day], words);
  return day === friday && afterFridayPrayer ? fill(words.afterPrayer, { hours }) : hours;
}

export interface HoursRow {
  readonly days: string;
  readonly hours: string;
}

/** A week in rows of days with the same hours: 'Saturday to Thursday', then 'Friday'. */
function rowsOf(
  timetable: Pick<HoursException, 'week' | 'afterFridayPrayer'>,
  locale: Locale,
  shown: readonly Weekday[],
): readonly HoursRow[] {
  const { days, range } = getDictionary(locale).hours;
  const runs: { from: Weekday; to: Weekday; hours: string }[] = [];
  for (const day of shown) {
    const hours = dayText(day, timetable, locale);
    const last = runs.at(-1);
    if (last?.hours === hours) last.to = day;
    else runs.push({ from: day, to: day, hours });
  }
  return runs.map(({ from, to, hours }) => {
    const first = days[from] ?? '';
    return { days: from === to ? first : fill(range, { from: first, to: days[to] ?? '' }), hours };
  });
}

export const weekRows = (locale: Locale) => rowsOf({ week, afterFridayPrayer }, locale, weekOrder);

/** An exception as text: 'Ramadan, 8 February to 9 March: 8:00–13:00 and 20:30–1:00', or its weekdays with theirs. */
export function exceptionText(exception: HoursException, locale: Locale): string {
  const { hours: words, semicolon } = getDictionary(locale);
  const { from, to, name } = exception;
  const rows = rowsOf(exception, locale, weekdaysOf(exception));
  return fill(from === to ? words.exceptionDay : words.exception, {
    name: typeset(name[locale]),
    from: dateText(from, words.dates),
    to: dateText(to, words.dates),
    hours:
      rows.length === 1
        ? (rows[0]?.hours ?? '')
        : rows.map(({ days, hours }) => `${days} ${lowerInitial(hours)}`).join(semicolon),
  });
}
