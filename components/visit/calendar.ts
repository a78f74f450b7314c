import { momentOf } from '@/lib/hours/shop-time';
import { dayLength, isOvernight, minutesOf } from '@/lib/hours/timetable';
import type { Part, VisitDay } from '@/lib/hours/visit-days';
import { plainText } from '@/lib/text';

/** A time in the form of calendars: 20261128T163000Z. */
const stampOf = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+/g, '');

/** A text as a property's value (RFC 5545, 3.3.11). */
const escaped = (text: string) =>
  plainText(text)
    .replace(/[\\,;]/g, String.raw`\$&`)
    .replace(/\r\n?|\n/g, String.raw`\n`);

/** Folds a line at 75 octets, never within a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let text = '';
  for (const character of line) {
    const { length } = encoder.encode(character);
    const isFull = octets + length > 75;
    // The space that marks a continuation counts.
    octets = isFull ? 1 + length : octets + length;
    text += isFull ? `\r\n ${character}` : character;
  }
  return `${text}\r\n`;
}

/** A calendar file (.ics) for the requested part of a day, tentative until the shop confirms. */
export function visitCalendar(
  { date }: VisitDay,
  { part, periods }: Part,
  texts: Readonly<Record<'summary' | 'description' | 'location', string>>,
  now: number,
  host: string,
): string {
  const midnight = momentOf(`${date}T00:00:00`);
  const starts = periods.map(({ opens }) => midnight + minutesOf(opens) * 60_000);
  const ends = periods.map(
    (each) => midnight + minutesOf(each.closes) * 60_000 + (isOvernight(each) ? dayLength : 0),
  );
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//visit//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${date}-${part}@${host}`,
    `DTSTAMP:${stampOf(now)}`,
    `DTSTART:${stampOf(Math.min(...starts))}`,
    `DTEND:${stampOf(Math.max(...ends))}`,
    'STATUS:TENTATIVE',
    `SUMMARY:${escaped(texts.summary)}`,
    `DESCRIPTION:${escaped(texts.description)}`,
    `LOCATION:${escaped(texts.location)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map(folded).join('');
}
