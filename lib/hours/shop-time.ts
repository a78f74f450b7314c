import { country } from '@/lib/content/country';
import type { Weekday } from './timetable';

const days: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

export const weekOrder: readonly Weekday[] = [
  ...days.slice(country.weekStart),
  ...days.slice(0, country.weekStart),
];

/** The shop's time is ahead of UTC by as much, all year (milliseconds). */
const ahead = country.utc * 3_600_000;

/** A time of the shop, such as '2026-11-27T08:00:00', in milliseconds since 1970. */
export const momentOf = (local: string) => Date.parse(`${local}Z`) - ahead;

/** The beginning of a day (ISO) at the shop, with its zone. */
export const startOfDay = (date: string) => `${date}T00:00:00+0${country.utc}:00`;

/** The ISO date at the shop, wherever the visitor is. */
export const shopDate = (now: number) => new Date(now + ahead).toISOString().slice(0, 10);

/** Minutes since midnight at the shop. */
export const shopMinutes = (now: number) => Math.floor((now + ahead) / 60_000) % (24 * 60);

/** When the site is built (milliseconds since 1970); as for all reproducible builds, SOURCE_DATE_EPOCH sets it. */
export function buildTime(): number {
  const { SOURCE_DATE_EPOCH: seconds } = process.env;
  return seconds ? Number(seconds) * 1000 : Date.now();
}
