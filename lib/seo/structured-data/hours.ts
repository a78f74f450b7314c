import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import type { HoursException, Period, Weekday } from '@/content/hours';

const dayNames: Readonly<Record<Weekday, DayOfWeek>> = {
  6: 'https://schema.org/Saturday',
  0: 'https://schema.org/Sunday',
  1: 'https://schema.org/Monday',
  2: 'https://schema.org/Tuesday',
  3: 'https://schema.org/Wednesday',
  4: 'https://schema.org/Thursday',
  5: 'https://schema.org/Friday',
};

/** The week in Qatar begins on Saturday. */
const weekOrder: readonly Weekday[] = [6, 0, 1, 2, 3, 4, 5];

/** A time in schema.org's format: '08:00' for '8:00'. */
function clock(time: string): string {
  return time.padStart(5, '0');
}

function between({ opens, closes }: Period) {
  return {
    '@type': 'OpeningHoursSpecification',
    opens: clock(opens),
    closes: clock(closes),
  } as const;
}

/** The week's hours: one entry for each period, with all its days. */
export function weekHours(
  week: Readonly<Record<Weekday, readonly Period[]>>,
): readonly OpeningHoursSpecification[] {
  const shifts = new Map<string, { period: Period; days: DayOfWeek[] }>();
  for (const day of weekOrder) {
    for (const period of week[day]) {
      const shift = shifts.get(JSON.stringify(period)) ?? { period, days: [] };
      shift.days.push(dayNames[day]);
      shifts.set(JSON.stringify(period), shift);
    }
  }
  return [...shifts.values()].map(({ period, days }) => ({
    ...between(period),
    dayOfWeek: days,
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
