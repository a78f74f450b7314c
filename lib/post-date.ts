import type { PostDate } from '@/content/types';

/** Qatar is at UTC+3 all year. */
const offset = 3 * 60 * 60 * 1000;
const dayLength = 24 * 60 * 60 * 1000;

/**
 * ISO date of a post. A relative one counts back from today in Qatar.
 * @param now milliseconds since 1970
 */
export function postDate(date: PostDate, now: number): string {
  const { on, daysAgo = 0 } = date;
  return on ?? new Date(now + offset - daysAgo * dayLength).toISOString().slice(0, 10);
}

/**
 * A date for readers: '7 March 2026'.
 * @param date ISO date
 * @param language tag such as 'en-GB'
 */
export function postDateText(date: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${date}T00:00:00Z`));
}
