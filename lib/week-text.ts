import { type Period, type Weekday, week } from '@/content/hours';
import type { Locale } from '@/content/types';
import { wordsOf } from '@/content/words';
import { fill } from './fill';
import { typeset } from './typeset';

/** The week in Qatar begins on Saturday. */
const weekOrder: readonly Weekday[] = [6, 0, 1, 2, 3, 4, 5];

/** Opening periods as text: '8:00–13:00 and 15:30–22:00'. */
export function periodsText(periods: readonly Period[], locale: Locale): string {
  const words = wordsOf(locale).hours;
  if (periods.length === 0) return words.closedDay;
  return typeset(periods.map((period) => fill(words.period, period)).join(words.and));
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
    const hours = periodsText(week[day], locale);
    const last = runs.at(-1);
    if (last?.hours === hours) last.to = day;
    else runs.push({ from: day, to: day, hours });
  }
  return runs.map(({ from, to, hours }) => {
    const first = days[from] ?? '';
    return { days: from === to ? first : fill(range, { from: first, to: days[to] ?? '' }), hours };
  });
}
