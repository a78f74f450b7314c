import { generateIcsCalendar } from 'ts-ics';
import { isOvernight, minutesOf } from '../hours/opening';
import { dayLength, qatarOffset } from '../hours/qatar-time';
import type { Part, VisitDay } from './days';

/** Qatar's time zone in the form of iCalendar (RFC 5545); it has no summer time. */
const zone = { name: 'Asia/Qatar', offset: '+0300', abbreviation: 'AST' } as const;

/** Texts of the calendar event. */
export type CalendarWords = Readonly<Record<'summary' | 'description' | 'location', string>>;

/** A time in Qatar for ts-ics: in UTC and in local time. */
function inZone(time: number) {
  return {
    type: 'DATE-TIME' as const,
    date: new Date(time),
    local: { date: new Date(time + qatarOffset), timezone: zone.name, tzoffset: zone.offset },
  };
}

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
    timezones: [
      {
        id: zone.name,
        props: [
          {
            type: 'STANDARD',
            start: new Date(0),
            offsetFrom: zone.offset,
            offsetTo: zone.offset,
            name: zone.abbreviation,
          },
        ],
      },
    ],
    events: [
      {
        uid: `${date}-${part}@${host}`,
        stamp: { date: new Date(now) },
        start: inZone(at(first.opens)),
        end: inZone(end),
        status: 'TENTATIVE',
        ...words,
      },
    ],
  });
}
