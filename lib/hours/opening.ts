import { shopDate, shopMinutes, weekOrder } from './shop-time';
import {
  dayAfter,
  dayLength,
  daysFrom,
  type HoursException,
  isOvernight,
  minutesOf,
  periodsOn,
  type Timetable,
  type Weekday,
} from './timetable';

const horizonDays = 60;

/** Whether the shop is open at a time (docs/requirements.md 1.4). A period excludes its end: at 13:00 it is closed. */
export function shopState(now: number, timetable: Timetable) {
  const date = shopDate(now);
  const isBefore = (time: string) => shopMinutes(now) < minutesOf(time);
  const current =
    periodsOn(dayAfter(date, 0), timetable).find(
      (each) => !isBefore(each.opens) && (isBefore(each.closes) || isOvernight(each)),
    ) ??
    periodsOn(dayAfter(date, -1), timetable).find(
      (each) => isOvernight(each) && isBefore(each.closes),
    );
  if (current) return { open: true, until: current.closes } as const;

  for (const day of daysFrom(date, horizonDays)) {
    const next = periodsOn(day, timetable).find(({ opens }) => day.inDays > 0 || isBefore(opens));
    if (next) return { open: false, next: { ...day, time: next.opens } } as const;
  }
  // Nothing opens within the horizon.
  return { open: false, next: undefined } as const;
}

type Dates = Pick<HoursException, 'from' | 'to'>;

/** The weekdays of an exception: in the order of the week, if it has all of them. */
export function weekdaysOf({ from, to }: Dates): readonly Weekday[] {
  const count = (Date.parse(to) - Date.parse(from)) / dayLength + 1;
  return count < 7 ? daysFrom(from, count).map(({ day }) => day) : weekOrder;
}

export const isAnnounced = (now: number, { from, to }: Dates): boolean =>
  isAhead(now, { to }) && from <= shopDate(now + 14 * dayLength);

export const isAhead = (now: number, { to }: Pick<Dates, 'to'>): boolean => shopDate(now) <= to;
