import type { OpeningHoursSpecification } from 'schema-dts';
import type { HoursException, Period, Weekday } from '@/content/hours';
import { weekOrder } from '../../hours/qatar-time';

const dayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** A period in schema.org's format: '08:00' for '8:00'. */
const between = ({ opens, closes }: Period) =>
  ({
    '@type': 'OpeningHoursSpecification',
    opens: opens.padStart(5, '0'),
    closes: closes.padStart(5, '0'),
  }) as const;

const isSame = (a: Period) => (b: Period) => a.opens === b.opens && a.closes === b.closes;

/** The week's hours: one entry for each period, with all its days. */
export function weekHours(
  week: Readonly<Record<Weekday, readonly Period[]>>,
): readonly OpeningHoursSpecification[] {
  const periods = weekOrder.flatMap((day) => week[day]);
  return periods
    .filter((period, index) => periods.findIndex(isSame(period)) === index)
    .map((period) => ({
      ...between(period),
      dayOfWeek: weekOrder
        .filter((day) => week[day].some(isSame(period)))
        .map((day) => `https://schema.org/${dayNames[day]}` as const),
    }));
}

/** Exceptions. A closed day opens and closes at midnight, by search engines' convention. */
export function specialHours(
  exceptions: readonly HoursException[],
): readonly OpeningHoursSpecification[] {
  const closed: Period = { opens: '0:00', closes: '0:00' };
  return exceptions.flatMap(({ from, to, periods }) =>
    (periods.length > 0 ? periods : [closed]).map((period) => ({
      ...between(period),
      validFrom: from,
      validThrough: to,
    })),
  );
}
