import { dateText } from './date-text';

test('writes day and month, and the year where needed', () => {
  expect(dateText('2026-03-07', 'en-GB', { year: 'numeric' })).toBe('7 March 2026');
  expect(dateText('2025-12-31', 'en-GB', { year: 'numeric' })).toBe('31 December 2025');
  expect(dateText('2026-02-08', 'en-GB')).toBe('8 February');
});
