/** @jest-environment node */
import { TextEncoder } from 'node:util';
import { visitCalendar } from './calendar';
import type { Part, VisitDay } from './days';

jest.mock('@/lib/content/country');

const words = {
  summary: 'Visit, to measure; Al Waab',
  description: 'First\nSecond',
  location: 'الوعب',
};
const day: VisitDay = { date: '2026-11-28', day: 6, inDays: 3, parts: [] };
const evening: Part = { part: 'evening', periods: [{ opens: '19:30', closes: '1:00' }] };
const now = Date.parse('2026-11-25T10:00:00Z');
const file = visitCalendar(day, evening, words, now, 'shop.example');

test('is an event in Qatar’s time, its texts escaped (RFC 5545)', () => {
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//shop.example//visit//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:2026-11-28-evening@shop.example',
    'DTSTAMP:20261125T100000Z',
    'DTSTART:20261128T163000Z',
    'DTEND:20261128T220000Z',
    'STATUS:TENTATIVE',
    String.raw`SUMMARY:Visit\, to measure\; Al Waab`,
    String.raw`DESCRIPTION:First\nSecond`,
    'LOCATION:الوعب',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test.each([
  ['an emoji at every place', 'a', '🏡'],
  ['Arabic', 'م', 'ش'],
])('folds at 75 octets, never within a character: %s', (_, filler, last) => {
  for (let count = 20; count < 160; count += 1) {
    const location = filler.repeat(count) + last + filler.repeat(40);
    const text = visitCalendar(day, evening, { ...words, location }, now, 'shop.example');
    const lines = text.split('\r\n');
    for (const line of lines) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\p{Surrogate}/u);
    }
    expect(text.replaceAll('\r\n ', '')).toContain(`LOCATION:${location}\r\n`);
  }
});
