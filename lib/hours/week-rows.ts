import type { Dictionary } from '@/lib/content';
import { fill, lowerInitial, plural } from '@/lib/text';
import { periodsText } from './periods-text';
import { weekOrder } from './shop-time';
import type { Week, Weekday } from './timetable';

type Words = Dictionary['hours'];

/** A week in rows of days with the same hours: 'Saturday to Thursday', then 'Friday'. */
export function rowsOf(week: Week, words: Words, shown: readonly Weekday[] = weekOrder) {
  const runs: { from: string; to: string; hours: string }[] = [];
  for (const day of shown) {
    const hours = week[day].length > 0 ? periodsText(week[day], words) : words.closedDay;
    const name = words.days[day] ?? '';
    const last = runs.at(-1);
    if (last?.hours === hours) last.to = name;
    else runs.push({ from: name, to: name, hours });
  }
  return runs.map(({ from, to, hours }) => ({
    days: from === to ? from : fill(words.range, { from, to }),
    hours,
  }));
}

/** Rows within a sentence: 'Saturday to Thursday 8:00–13:00; Friday closed'. */
export const rowsText = (rows: ReturnType<typeof rowsOf>, semicolon: string) =>
  rows.map(({ days, hours }) => `${days} ${lowerInitial(hours)}`).join(semicolon);

/** The days off within a sentence: 'closed every Friday'. */
export function daysOffText(week: Week, words: Words, language: string): string {
  const off = weekOrder.filter((day) => week[day].length === 0).map((day) => words.days[day] ?? '');
  const days = new Intl.ListFormat(words.dates).format(off);
  return plural(off.length, words.daysOff, language, { days });
}
