import { convertIcsCalendar } from 'ts-ics';
import { visitCalendar } from './calendar';
import type { Part, VisitDay } from './days';

const words = {
  summary: 'Visit, to measure; Al Waab',
  description: 'First\nSecond',
  location: 'الوعب',
};
const day: VisitDay = { date: '2026-11-28', day: 6, inDays: 3, parts: [] };
const evening: Part = { part: 'evening', periods: [{ opens: '19:30', closes: '1:00' }] };
const now = Date.parse('2026-11-25T10:00:00Z');
const file = visitCalendar(day, evening, words, now, 'shop.example');

test('ends its lines as RFC 5545 3.1 has it', () => {
  expect(file.match(/(?<!\r)\n/g)).toBeNull();
});

test('is read back as it was written, in Qatar’s time', () => {
  const [event] = convertIcsCalendar(undefined, file).events ?? [];
  expect(event).toMatchObject({ ...words, status: 'TENTATIVE' });
  expect(event?.start.date.toISOString()).toBe('2026-11-28T16:30:00.000Z');
  expect(event?.end?.date.toISOString()).toBe('2026-11-28T22:00:00.000Z');
});

test('has the same id for the same part of a day', () => {
  const again = visitCalendar(day, evening, words, now + 1000, 'shop.example');
  const id = (text: string) => /UID:(.*)/.exec(text)?.[1];
  expect(id(again)).toBe(id(file));
});
