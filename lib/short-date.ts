/**
 * A day and its month in words: '8 February'.
 * @param date ISO date
 * @param language in which it is said, such as 'en-GB'
 */
export function shortDate(date: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(date));
}
