/** docs/requirements.md 2.11 */
import { postDate } from './post-date';

jest.mock('@/lib/content/country');

test.each([
  ['across a leap day', 7, '2028-03-03T09:00:00Z', '2028-02-25'],
  ['before midnight in Qatar, three hours before UTC', 0, '2025-12-31T20:59:59Z', '2025-12-31'],
  ['from that midnight on', 0, '2025-12-31T21:00:00Z', '2026-01-01'],
])('counts back %s (%d days)', (_, daysAgo, now, expected) => {
  expect(postDate({ daysAgo }, Date.parse(now))).toBe(expected);
});

test('returns a fixed date unchanged', () => {
  expect(postDate({ on: '2025-02-28' }, Date.parse('2026-05-20T09:00:00Z'))).toBe('2025-02-28');
});
