/** A date for readers: '7 March'; `parts` adds the day of the week or the year, or shortens the month. */
export function dateText(
  date: string,
  language: string,
  parts: Pick<Intl.DateTimeFormatOptions, 'month' | 'weekday' | 'year'> = {},
): string {
  const format = { day: 'numeric', month: 'long', timeZone: 'UTC', ...parts } as const;
  return new Intl.DateTimeFormat(language, format).format(new Date(date));
}

/** 'Tue 1 Dec' on one line, without a comma, to fit into sentences. @param near a date of the year that need not be said */
export function weekdayAndDate(date: string, language: string, near = date): string {
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const year = date.slice(0, 4) !== near.slice(0, 4) && { year: 'numeric' as const };
  const words = [
    format.format(new Date(date)),
    dateText(date, language, { month: 'short', ...year }),
  ];
  return words.join(' ').replaceAll(' ', '\u00a0');
}

/** Names of the days, Sunday first, as `Date#getUTCDay` counts them. */
export function weekdayNames(language: string): readonly string[] {
  const { format } = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const [sunday, days] = [Date.UTC(2026, 10, 1), [0, 1, 2, 3, 4, 5, 6]];
  return days.map((day) => format(sunday + day * 86_400_000));
}
