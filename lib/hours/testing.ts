import type { HoursException, Period, Timetable, Week } from './timetable';
import { timetableOf } from './timetable-of';

export const shift = (opens: string, closes: string): Period => ({ opens, closes });
const evening = [shift('15:30', '22:00')];
const both = [shift('8:00', '13:00'), ...evening];

export const testWeek: Week = { 0: both, 1: both, 2: both, 3: both, 4: both, 5: evening, 6: both };

export const exceptionsOf = (
  ...entries: NonNullable<Parameters<typeof timetableOf>[0]['exceptions']>[number][]
): readonly HoursException[] => timetableOf({ week: {}, exceptions: entries }).exceptions;

/** A shop with the same periods every day but Friday. */
export const shopOf = (
  periods: readonly Period[],
  friday: readonly Period[] = [],
  ...differing: Parameters<typeof exceptionsOf>
): Timetable => ({
  week: { 0: periods, 1: periods, 2: periods, 3: periods, 4: periods, 5: friday, 6: periods },
  exceptions: exceptionsOf(...differing),
});
