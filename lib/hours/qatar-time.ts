import type { Weekday } from './timetable';

/** The week in Qatar begins on Saturday. */
export const weekOrder: readonly Weekday[] = [6, 0, 1, 2, 3, 4, 5];

/** Qatar is at UTC+3 all year (milliseconds). */
export const qatarOffset = 3 * 3_600_000;

export const dayLength = 86_400_000;

/** The beginning of a day (ISO) in Qatar, with its zone. */
export const startOfDay = (date: string) => `${date}T00:00:00+03:00`;

/**
 * The ISO date in Qatar, wherever the visitor is.
 * @param now milliseconds since 1970
 */
export function dateInQatar(now: number): string {
  return new Date(now + qatarOffset).toISOString().slice(0, 10);
}
