import { getDictionary, type Locale } from '@/lib/content';
import { week } from '@/lib/content/hours';
import { dateText, fill, typeset } from '@/lib/text';
import { weekdaysOf } from './opening';
import { rowsOf, rowsText } from './periods-text';
import type { HoursException } from './timetable';

export const weekRows = (locale: Locale) => rowsOf(week, getDictionary(locale).hours);

/** An exception as text: 'Ramadan, 8 February to 9 March: 8:00–13:00 and 20:30–1:00', or its weekdays with theirs. */
export function exceptionText(exception: HoursException, locale: Locale): string {
  const { hours: words, semicolon } = getDictionary(locale);
  const { from, to, name } = exception;
  const rows = rowsOf(exception.week, words, weekdaysOf(exception));
  return fill(from === to ? words.exceptionDay : words.exception, {
    name: typeset(name[locale]),
    from: dateText(from, words.language),
    to: dateText(to, words.language),
    hours: rows.length === 1 ? (rows[0]?.hours ?? '') : rowsText(rows, semicolon),
  });
}
