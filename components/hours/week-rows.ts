import type { Dictionary } from '@/lib/content/dictionary';
import type { HoursException, Week, Weekday } from '@/lib/hours/timetable';
import { lowerInitial } from '@/lib/text/case';
import { fill } from '@/lib/text/fill';
import { plural } from '@/lib/text/plural';
import { periodsText } from './periods-text';
import { weekOrder } from './shop-time';

const friday: Weekday = 5;

type Words = Dictionary['hours'];

/** A day's hours as text; Friday's may begin 'after the prayer'. */
function dayText(
  day: Weekday,
  { week, afterFridayPrayer }: Pick<HoursException, 'week' | 'afterFridayPrayer'>,
  words: Words,
): string {
  if (week[day].length === 0) return words.closedDay;
  const hours = periodsText(week[day], words);
  return day === friday && afterFridayPrayer ? fill(words.afterPrayer, { hours }) : hours;
}

export interface HoursRow {
  readonly days: string;
  readonly hours: string;
}

/** A week in rows of days with the same hours: 'Saturday to Thursday', then 'Friday'. */
export function rowsOf(
  timetable: Pick<HoursException, 'week' | 'afterFridayPrayer'>,
  words: Words,
  shown: readonly Weekday[] = weekOrder,
): readonly HoursRow[] {
  const { days, range } = words;
  const runs: { from: Weekday; to: Weekday; hours: string }[] = [];
  for (const day of shown) {
    const hours = dayText(day, timetable, words);
    const last = runs.at(-1);
    if (last?.hours === hours) last.to = day;
    else runs.push({ from: day, to: day, hours });
  }
  return runs.map(({ from, to, hours }) => {
    const first = days[from] ?? '';
    return { days: from === to ? first : fill(range, { from: first, to: days[to] ?? '' }), hours };
  });
}

/** Rows within a sentence: 'Saturday to Thursday 8:00–13:00; Friday closed'. */
export const rowsText = (rows: readonly HoursRow[], semicolon: string) =>
  rows.map(({ days, hours }) => `${days} ${lowerInitial(hours)}`).join(semicolon);

/** The days off within a sentence: 'closed every Friday'. */
export function daysOffText(week: Week, words: Words, language: string): string {
  const off = weekOrder.filter((day) => week[day].length === 0).map((day) => words.days[day] ?? '');
  const days = new Intl.ListFormat(words.dates).format(off);
  return plural(off.length, words.daysOff, language, { days });
}
