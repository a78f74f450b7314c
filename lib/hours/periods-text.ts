import type { Dictionary } from '@/lib/content';
import type { DayPart } from '@/lib/content/conventions';
import { fill, lowerInitial, plural, typeset } from '@/lib/text';
import { weekOrder } from './shop-time';
import type { Period, Week, Weekday } from './timetable';

const noBreakSpace = '\u00a0';

export type PeriodWords = Pick<Dictionary['hours'], 'dayParts' | 'period' | 'and'>;

/** A 24-hour time as text: '15:30' is '3:30 عصرًا' in languages with named parts of the day, else '15:30'. */
export function clockText(time: string, parts: readonly DayPart[]): string {
  const [hours = '', minutes = ''] = time.split(':');
  const hour = Number(hours);
  const part = parts.findLast(({ from }) => from <= hour);
  return part ? `${hour % 12 || 12}:${minutes}${noBreakSpace}${part.name}` : time;
}

/** Opening periods as text, without a line break within one: '8:00–13:00 and 15:30–22:00'. */
export function periodsText(periods: readonly Period[], words: PeriodWords): string {
  const timeText = (time: string) => clockText(time, words.dayParts);
  const each = periods.map(({ opens, closes }) =>
    fill(words.period, { opens: timeText(opens), closes: timeText(closes) }).replaceAll(
      ' ',
      noBreakSpace,
    ),
  );
  return typeset(each.join(words.and));
}

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
export function daysOffText(week: Week, words: Words): string {
  const off = weekOrder.filter((day) => week[day].length === 0).map((day) => words.days[day] ?? '');
  const days = new Intl.ListFormat(words.language).format(off);
  return plural(off.length, words.daysOff, words.language, { days });
}
