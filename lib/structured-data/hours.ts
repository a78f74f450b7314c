import type { OpeningHoursSpecification } from 'schema-dts';
import { weekdaysOf } from '@/lib/hours/opening';
import { weekOrder } from '@/lib/hours/shop-time';
import {
  dayNames,
  type HoursException,
  type Period,
  type Week,
  type Weekday,
} from '@/lib/hours/timetable';
import { capitalized } from '@/lib/text';

const isSame = (a: Period) => (b: Period) => a.opens === b.opens && a.closes === b.closes;

/** A week's hours: one entry for each period, with all its days. Times are schema.org's, '08:00' for '8:00'. */
export function weekHours(week: Week, days = weekOrder, whenClosed: readonly Period[] = []) {
  const periodsOn = (day: Weekday) => (week[day].length > 0 ? week[day] : whenClosed);
  const periods = days.flatMap(periodsOn);
  return periods
    .filter((period, index) => periods.findIndex(isSame(period)) === index)
    .map(
      (period) =>
        ({
          '@type': 'OpeningHoursSpecification',
          opens: period.opens.padStart(5, '0'),
          closes: period.closes.padStart(5, '0'),
          dayOfWeek: days
            .filter((day) => periodsOn(day).some(isSame(period)))
            .map((day) => `https://schema.org/${capitalized(dayNames[day])}` as const),
        }) satisfies OpeningHoursSpecification,
    );
}

const closed: readonly Period[] = [{ opens: '0:00', closes: '0:00' }];

/** Exceptions; those with the same hours every day name no weekday. A closed day opens and closes at midnight. */
export const specialHours = (exceptions: readonly HoursException[]) =>
  exceptions.flatMap((exception) => {
    const { from: validFrom, to: validThrough, week } = exception;
    const days = weekdaysOf(exception);
    const hours = weekHours(week, days, closed);
    const isUniform = hours.every(({ dayOfWeek }) => dayOfWeek.length === days.length);
    return hours.map(({ dayOfWeek, ...each }) => ({
      ...each,
      ...(!isUniform && { dayOfWeek }),
      validFrom,
      validThrough,
    }));
  });
