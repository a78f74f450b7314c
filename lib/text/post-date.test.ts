import { postDate } from './post-date';

describe('postDate', () => {
  const at = (moment: string) => Date.parse(moment);

  it.each([
    ['today', 0, '2026-05-20T09:00:00Z', '2026-05-20'],
    ['across a month', 7, '2026-05-03T09:00:00Z', '2026-04-26'],
    ['across the end of February', 15, '2026-03-10T09:00:00Z', '2026-02-23'],
    ['across a leap day', 7, '2028-03-03T09:00:00Z', '2028-02-25'],
    ['across a year', 7, '2026-01-05T09:00:00Z', '2025-12-29'],
    ['across a year', 15, '2026-01-01T09:00:00Z', '2025-12-17'],
  ])('counts back %s (%d days)', (_, daysAgo, now, expected) => {
    expect(postDate({ daysAgo }, at(now))).toBe(expected);
  });

  it('begins the day at midnight in Qatar, three hours before UTC', () => {
    expect(postDate({ daysAgo: 0 }, at('2025-12-31T20:59:59Z'))).toBe('2025-12-31');
    expect(postDate({ daysAgo: 0 }, at('2025-12-31T21:00:00Z'))).toBe('2026-01-01');
  });

  it('returns a fixed date unchanged', () => {
    expect(postDate({ on: '2025-02-28' }, at('2026-05-20T09:00:00Z'))).toBe('2025-02-28');
  });
});
