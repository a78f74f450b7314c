import type { Weekday } from '@/config/countries';
import type { Localized } from '@/config/locales';

/** Clock times of the shop, 24 hours. A closing time before the opening one is past midnight. */
export interface Period {
  readonly opens: string;
  readonly closes: string;
}

export const dayNames = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export type { Weekday };

export type Week = Readonly<Record<Weekday, readonly Period[]>>;

/** Days that differ: Ramadan, Eid, a closed day. Inclusive dates of the shop, with a week of their own. */
export interface HoursException {
  readonly from: string;
  readonly to: string;
  readonly name: Localized<string>;
  readonly week: Week;
}

export interface Timetable {
  readonly week: Week;
  readonly exceptions: readonly HoursException[];
}

/** Minutes since midnight of a clock time such as '15:30'. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export const isOvernight = ({ opens, closes }: Period): boolean =>
  minutesOf(closes) <= minutesOf(opens);

/** A day in milliseconds. */
export const dayLength = 86_400_000;

export function dayAfter(from: string, inDays: number) {
  const time = new Date(Date.parse(from) + inDays * dayLength);
  // getUTCDay gives 0 to 6 by definition.
  return { date: time.toISOString().slice(0, 10), day: time.getUTCDay() as Weekday, inDays };
}

export type Day = Readonly<ReturnType<typeof dayAfter>>;

export const daysFrom = (date: string, count: number): readonly Day[] =>
  Array.from({ length: count }, (_, inDays) => dayAfter(date, inDays));

export function periodsOn({ date, day }: Day, { week, exceptions }: Timetable): readonly Period[] {
  const exception = exceptions.find(({ from, to }) => from <= date && date <= to);
  return (exception?.week ?? week)[day];
}
