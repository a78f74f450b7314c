import { getDictionary } from '@/content/dictionary';
import type { HoursException } from '@/content/hours';
import type { Locale } from '@/content/types';
import { dateText } from '../text/date-text';
import { fill } from '../text/fill';
import { periodsText } from './periods-text';

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
