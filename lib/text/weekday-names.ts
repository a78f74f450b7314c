/** Names of the days, Sunday first, as `Date#getUTCDay` counts them. */
export function weekdayNames(language: string): readonly string[] {
  const { format } = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const [sunday, days] = [Date.UTC(2026, 10, 1), [0, 1, 2, 3, 4, 5, 6]];
  return days.map((day) => format(sunday + day * 86_400_000));
}
