/** @jest-environment node */
import { TextEncoder } from 'node:util';
import type { Part, VisitDay } from '@/lib/hours/visit-days';
import { visitCalendar } from './calendar';

jest.mock('@/lib/content/country');

const description = 'C:\\gate\nATTENDEE:mailto:a@b.example\r\nRing\rtwice';
const texts = { summary: 'Visit, to measure; 8:00–\u206013:00', description, location: '' };
const day: VisitDay = { date: '2026-11-28', day: 6, inDays: 3, parts: [] };
const evening: Part = { part: 'evening', periods: [{ opens: '19:30', closes: '1:00' }] };
const now = Date.parse('2026-11-25T10:00:00Z');

test('is a tentative event in the shop’s time, its texts escaped (RFC 5545)', () => {
  const lines = visitCalendar(day, evening, texts, now, 'shop.example').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:2026-11-28-evening@shop.example',
      'DTSTAMP:20261125T100000Z',
      'DTSTART:20261128T163000Z',
      'DTEND:20261128T220000Z',
      'STATUS:TENTATIVE',
      String.raw`SUMMARY:Visit\, to measure\; 8:00–13:00`,
      String.raw`DESCRIPTION:C:\\gate\nATTENDEE:mailto:a@b.example\nRing\ntwice`,
    ]),
  );
});

test('folds lines at 75 octets, never within a character', () => {
  for (let count = 20; count < 100; count += 1) {
    const location = `${'م'.repeat(count)}🏡${'a'.repeat(40)}`;
    const text = visitCalendar(day, evening, { ...texts, location }, now, 'shop.example');
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\p{Surrogate}/u);
    }
    expect(text.replaceAll('\r\n ', '')).toContain(`LOCATION:${location}\r\n`);
  }
});
