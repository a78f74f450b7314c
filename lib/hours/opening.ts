import { dateInQatar, dayLength, qatarOffset, weekOrder } from './qatar-time';
import type { HoursException, Period, Timetable, Weekday } from './timetable';

/** Search horizon of the next opening (days). */
const horizonDays = 60;

/** A day in Qatar, its date in ISO form. */
type LocalDay = Pick<ReturnType<typeof inQatar>, 'date' | 'day'>;

export interface NextOpening extends Readonly<LocalDay> {
  /** 0 is later today. */
  readonly inDays: number;
  readonly time: string;
}

export type ShopState =
  | { readonly open: true; readonly until: string }
  /** Undefined if nothing opens within the horizon. */
  | { readonly open: false; readonly next?: NextOpening };

/** A time in Qatar: ISO date, day of the week, minutes since midnight. */
export function inQatar(now: number) {
  const clock = new Date(now + qatarOffset);
  return {
    date: dateInQatar(now),
    // getUTCDay gives 0 to 6 by definition.
    day: clock.getUTCDay() as Weekday,
    minutes: clock.getUTCHours() * 60 + clock.getUTCMinutes(),
  };
}

/** Minutes since midnight of a clock time such as '15:30'. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Whether a period ends on the following day, as Ramadan evenings do. */
export function isOvernight({ opens, closes }: Period): boolean {
  return minutesOf(closes) <= minutesOf(opens);
}

export function periodsOn(
  { date, day }: LocalDay,
  { week, exceptions }: Timetable,
): readonly Period[] {
  const exception = exceptions.find(({ from, to }) => from <= date && date <= to);
  return (exception?.week ?? week)[day];
}

/**
 * Whether the shop is open at a time (docs/requirements.md 1.4), wherever the visitor is. A period excludes its end: at 13:00
 * the shop is closed.
 * @param now milliseconds since 1970
 */
export function shopState(now: number, timetable: Timetable): ShopState {
  const today = inQatar(now);
  const current =
    periodsOn(today, timetable).find(
      (period) =>
        minutesOf(period.opens) <= today.minutes &&
        (today.minutes < minutesOf(period.closes) || isOvernight(period)),
    ) ??
    periodsOn(inQatar(now - dayLength), timetable).find(
      (period) => isOvernight(period) && today.minutes < minutesOf(period.closes),
    );
  if (current) return { open: true, until: current.closes };

  for (let inDays = 0; inDays <= horizonDays; inDays += 1) {
    const { date, day, minutes } = inQatar(now + inDays * dayLength);
    const next = periodsOn({ date, day }, timetable).find(
      ({ opens }) => inDays > 0 || minutesOf(opens) > minutes,
    );
    if (next) return { open: false, next: { inDays, date, day, time: next.opens } };
  }
  return { open: false };
}

export function daysOf({ from, to }: Pick<HoursException, 'from' | 'to'>): readonly Weekday[] {
  const days = Date.parse(to) - Date.parse(from);
  const first = new Date(from).getUTCDay();
  return weekOrder.filter((day) => ((day - first + 7) % 7) * dayLength <= days);
}

export function isAnnounced(
  now: number,
  { from, to }: Pick<HoursException, 'from' | 'to'>,
  notice: number,
): boolean {
  return isAhead(now, { to }) && from <= dateInQatar(now + notice * dayLength);
}

export function isAhead(now: number, { to }: Pick<HoursException, 'to'>): boolean {
  return dateInQatar(now) <= to;
}
