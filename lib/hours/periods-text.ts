import type { Dictionary } from '@/lib/content';
import type { DayPart } from '@/lib/content/conventions';
import { fill, typeset } from '@/lib/text';
import type { Period } from './timetable';

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
