import { type HoursException, type Period, timetableOf, type Week } from '@/lib/hours/timetable';

export const shift = (opens: string, closes: string): Period => ({ opens, closes });
const evening = [shift('15:30', '22:00')];
const both = [shift('8:00', '13:00'), ...evening];

export const testWeek: Week = { 0: both, 1: both, 2: both, 3: both, 4: both, 5: evening, 6: both };

export const exceptionsOf = (
  ...entries: NonNullable<Parameters<typeof timetableOf>[0]['exceptions']>[number][]
): readonly HoursException[] => timetableOf({ week: {}, exceptions: entries }).exceptions;
