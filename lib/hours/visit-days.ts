import { shopDate, shopMinutes } from './shop-time';
import {
  daysFrom,
  isOvernight,
  minutesOf,
  type Period,
  periodsOn,
  type Timetable,
} from './timetable';

/** How many days are offered, today included (docs/requirements.md 11.1). */
const daysAhead = 14;

/** Minimum notice (minutes; docs/requirements.md 11.1). */
const leastNotice = 120;

/** A remainder of an opening period up to this length joins the previous part (minutes). */
const shortRest = 60;

const midnight = 24 * 60;

export const partsOfDay = ['morning', 'afternoon', 'evening'] as const;

/** Their ends (minutes since midnight); the evening lasts as long as the shop is open. */
const ends = { morning: 12 * 60, afternoon: 17 * 60, evening: Number.POSITIVE_INFINITY } as const;

function clock(minutes: number): string {
  const inDay = minutes % midnight;
  return `${Math.floor(inDay / 60)}:${String(inDay % 60).padStart(2, '0')}`;
}

/** Opening periods by parts of the day, in minutes since midnight; a short remainder joins the previous part. */
const split = (periods: readonly Period[]) =>
  periods.flatMap((period) => {
    let from = minutesOf(period.opens);
    const closes = minutesOf(period.closes) + (isOvernight(period) ? midnight : 0);
    return partsOfDay.flatMap((part) => {
      if (from >= closes || from >= ends[part]) return [];
      const span = { part, from, to: closes - ends[part] <= shortRest ? closes : ends[part] };
      from = span.to;
      return [span];
    });
  });

/** The days of a visit with their parts, in the shop's time, without those that begin too soon. */
export function visitDays(now: number, timetable: Timetable) {
  const earliest = shopMinutes(now) + leastNotice;
  return daysFrom(shopDate(now), daysAhead).flatMap((day) => {
    const spans = split(periodsOn(day, timetable));
    const parts = partsOfDay.flatMap((part) => {
      const own = spans.filter((span) => span.part === part);
      if (!own[0] || own[0].from + day.inDays * midnight < earliest) return [];
      const periods = own.map(({ from, to }) => ({ opens: clock(from), closes: clock(to) }));
      return { part, periods };
    });
    return parts.length > 0 ? { ...day, parts } : [];
  });
}

export type VisitDay = Readonly<ReturnType<typeof visitDays>[number]>;

export type Part = VisitDay['parts'][number];
