import type { OpeningHoursSpecification } from 'schema-dts';
import { weekdaysOf } from '@/lib/hours/opening';
import { weekOrder } from '@/lib/hours/shop-time';
import { dayNames, type HoursException, type Period, type Week } from '@/lib/hours/timetable';
import { capitalized } from '@/lib/text';

const isSame = (a: Period) => (b: Period) => a.opens === b.opens && a.closes === b.closes;

/** A week's hours: one entry for each period, with all its days. Times are schema.org's, '08:00' for '8:00'. */
export function weekHours(week: Week, days = weekOrder) {
  const periods = days.flatMap((day) => week[day]);
  return periods
    .filter((period, index) => periods.findIndex(isSame(period)) === index)
    .map(
      (period) =>
        ({
          '@type': 'OpeningHoursSpecification',
          opens: period.opens.padStart(5, '0'),
          closes: period.closes.padStart(5, '0'),
          dayOfWeek: days
            .filter((day) => week[day].some(isSame(period)))
            .map((day) => `https://schema.org/${capitalized(dayNames[day])}` as const),
        }) satisfies OpeningHoursSpecification,
    );
}

const closed: readonly Period[] = [{ opens: '0:00', closes: '0:00' }];

/** Exceptions; those with the same hours every day name no weekday. A closed day opens and closes at midnight. */
export const specialHours = (exceptions: readonly HoursException[]) =>
  exceptions.flatMap((exception) => {
    const { from: validFrom, to: validThrough } = exception;
    const days = weekdaysOf(exception);
    // Of a record of seven days another such.
    const week = Object.fromEntries(
      Object.entries(exception.week).map(([day, own]) => [day, own.length > 0 ? own : closed]),
    ) as unknown as Week;
    const hours = weekHours(week, days);
    const isUniform = hours.every(({ dayOfWeek }) => dayOfWeek.length === days.length);
    return hours.map(({ dayOfWeek, ...each }) => ({
      ...each,
      ...(!isUniform && { dayOfWeek }),
      validFrom,
      validThrough,
    }));
  });
