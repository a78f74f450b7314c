import { afterFridayPrayer, type Period, type Weekday, week } from '@/content/hours';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { clockText } from './clock-text';
import { fill } from './fill';
import { typeset } from './typeset';

/** The week in Qatar begins on Saturday. */
const weekOrder: readonly Weekday[] = [6, 0, 1, 2, 3, 4, 5];

/** Opening periods as text: '8:00–13:00 and 15:30–22:00'. */
export function periodsText(periods: readonly Period[], locale: Locale): string {
  const words = wordsOf(locale).hours;
  if (periods.length === 0) return words.closedDay;
  const said = (time: string) => clockText(time, words.dayParts);
  const each = periods.map(({ opens, closes }) =>
    fill(words.period, { opens: said(opens), closes: said(closes) }),
  );
  return typeset(each.join(words.and));
}

const friday: Weekday = 5;

/** A day's hours; on a Friday they may be said to begin after the prayer. */
function dayText(day: Weekday, locale: Locale): string {
  const hours = periodsText(week[day], locale);
  if (day !== friday || !afterFridayPrayer || week[day].length === 0) return hours;
  return fill(wordsOf(locale).hours.afterPrayer, { hours });
}

export interface HoursRow {
  readonly days: string;
  readonly hours: string;
}

/** The week in rows of days with the same hours: 'Saturday to Thursday', then 'Friday'. */
export function weekRows(locale: Locale): readonly HoursRow[] {
  const { days, range } = wordsOf(locale).hours;
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
