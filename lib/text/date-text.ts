/**
 * A date for readers: '7 March'.
 * @param date ISO date
 * @param language tag such as 'en-GB'
 * @param parts adds the day of the week or the year, or shortens the month: '7 Mar'
 */
export function dateText(
  date: string,
  language: string,
  parts: Pick<Intl.DateTimeFormatOptions, 'month' | 'weekday' | 'year'> = {},
): string {
  const format = { day: 'numeric', month: 'long', timeZone: 'UTC', ...parts } as const;
  return new Intl.DateTimeFormat(language, format).format(new Date(date));
}
