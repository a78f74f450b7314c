import { generateIcsCalendar } from 'ts-ics';
import { isOvernight, minutesOf } from '../hours/opening';
import { dayLength, qatarOffset } from '../hours/qatar-time';
import type { Part, VisitDay } from './days';

/** Texts of the calendar event. */
export type CalendarWords = Readonly<Record<'summary' | 'description' | 'location', string>>;

/**
 * A calendar file (.ics) for the requested part of a day, tentative until the shop confirms.
 * @param now milliseconds since 1970
 * @param host the site's host name, for a unique event id
 */
export function visitCalendar(
  { date }: VisitDay,
  { part, periods }: Part,
  words: CalendarWords,
  now: number,
  host: string,
): string {
  const midnight = Date.parse(`${date}T00:00:00Z`) - qatarOffset;
  const at = (time: string) => midnight + minutesOf(time) * 60_000;
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) throw new Error(`${date} has no hours in the ${part}`);
  const end = at(last.closes) + (isOvernight(last) ? dayLength : 0);
  return generateIcsCalendar({
    version: '2.0',
    prodId: `-//${host}//visit//EN`,
    method: 'PUBLISH',
    events: [
      {
        uid: `${date}-${part}@${host}`,
        stamp: { date: new Date(now) },
        start: { date: new Date(at(first.opens)) },
        end: { date: new Date(end) },
        status: 'TENTATIVE',
        ...words,
      },
    ],
  });
}
