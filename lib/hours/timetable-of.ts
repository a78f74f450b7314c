import type { Hours } from '@/lib/content';
import { dayNames, type Period, type Timetable, type Week } from './timetable';

/** Down to the last list. */
type Constant<T> = { readonly [Key in keyof T]: Constant<T[Key]> };

const weekOf = (named: Constant<Hours['week']>, others: readonly Period[] = []) =>
  // Its keys are all weekdays.
  Object.fromEntries(dayNames.map((name, day) => [day, named[name] ?? others])) as Week;

/** The hours by the number of the weekday; a day that is left out is closed. An exception's `periods` are for days that `weekdays` leaves out. */
export const timetableOf = ({ week, exceptions = [] }: Constant<Hours>): Timetable => ({
  week: weekOf(week),
  exceptions: exceptions.map(({ periods, weekdays = [], ...each }) => ({
    ...each,
    week: weekOf(Object.fromEntries(weekdays.map((own) => [own.day, own.periods ?? []])), periods),
  })),
});
