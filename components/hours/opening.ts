import {
  dayLength,
  daysOf,
  type HoursException,
  isOvernight,
  minutesOf,
  periodsOn,
  type Timetable,
  type Weekday,
} from '@/lib/hours/timetable';
import { shopClock, shopDate, weekOrder } from './shop-time';

const horizonDays = 60;

type LocalDay = Pick<ReturnType<typeof localTime>, 'date' | 'day'>;

export interface NextOpening extends Readonly<LocalDay> {
  /** 0 is later today. */
  readonly inDays: number;
  readonly time: string;
}

export type ShopState =
  | { readonly open: true; readonly until: string }
  /** Undefined if nothing opens within the horizon. */
  | { readonly open: false; readonly next?: NextOpening };

export function localTime(now: number) {
  const clock = shopClock(now);
  return {
    date: shopDate(now),
    // getUTCDay gives 0 to 6 by definition.
    day: clock.getUTCDay() as Weekday,
    minutes: clock.getUTCHours() * 60 + clock.getUTCMinutes(),
  };
}

/** Whether the shop is open at a time (docs/requirements.md 1.4). A period excludes its end: at 13:00 it is closed. */
export function shopState(now: number, timetable: Timetable): ShopState {
  const today = localTime(now);
  const current =
    periodsOn(today, timetable).find(
      (period) =>
        minutesOf(period.opens) <= today.minutes &&
        (today.minutes < minutesOf(period.closes) || isOvernight(period)),
    ) ??
    periodsOn(localTime(now - dayLength), timetable).find(
      (period) => isOvernight(period) && today.minutes < minutesOf(period.closes),
    );
  if (current) return { open: true, until: current.closes };

  for (let inDays = 0; inDays <= horizonDays; inDays += 1) {
    const { date, day, minutes } = localTime(now + inDays * dayLength);
    const next = periodsOn({ date, day }, timetable).find(
      ({ opens }) => inDays > 0 || minutesOf(opens) > minutes,
    );
    if (next) return { open: false, next: { inDays, date, day, time: next.opens } };
  }
  return { open: false };
}

/** The weekdays of an exception: in the order of the week, if it has all of them. */
export function weekdaysOf(exception: HoursException): readonly Weekday[] {
  const days = daysOf(exception);
  return days.length === 7 ? weekOrder : days;
}

export function isAnnounced(
  now: number,
  { from, to }: Pick<HoursException, 'from' | 'to'>,
  notice: number,
): boolean {
  return isAhead(now, { to }) && from <= shopDate(now + notice * dayLength);
}

export function isAhead(now: number, { to }: Pick<HoursException, 'to'>): boolean {
  return shopDate(now) <= to;
}
