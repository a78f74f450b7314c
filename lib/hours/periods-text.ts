import type { Period } from '@/content/hours';
import type { DayPart } from '@/lib/hours/day-part';
import { fill } from '../text/fill';
import { typeset } from '../text/typeset';
import { clockText } from './clock-text';

/** Templates for opening periods. */
export interface PeriodWords {
  readonly dayParts: readonly DayPart[];
  /** {opens} and {closes} */
  readonly period: string;
  /** Between two periods. */
  readonly and: string;
}

/** Opening periods as text: '8:00–13:00 and 15:30–22:00'. */
export function periodsText(periods: readonly Period[], words: PeriodWords): string {
  const timeText = (time: string) => clockText(time, words.dayParts);
  const each = periods.map(({ opens, closes }) =>
    fill(words.period, { opens: timeText(opens), closes: timeText(closes) }),
  );
  return typeset(each.join(words.and));
}
