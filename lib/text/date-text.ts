/** A short date: '7 Mar'. */
export function shortDateText(date: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  return format.format(new Date(date));
}

/**
 * A date for readers: '7 March', with the year '7 March 2026'.
 * @param date ISO date
 * @param language tag such as 'en-GB'
 */
export function dateText(date: string, language: string, year?: 'numeric'): string {
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year,
    timeZone: 'UTC',
  });
  return format.format(new Date(date));
}
