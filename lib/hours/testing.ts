import type { Period, Weekday } from '@/content/hours';

const shift = (opens: string, closes: string): Period => ({ opens, closes });
const evening = [shift('15:30', '22:00')];
const both = [shift('8:00', '13:00'), ...evening];

/** A shop's week for tests: two shifts a day, on Friday one. */
export const testWeek: Readonly<Record<Weekday, readonly Period[]>> = {
  0: both,
  1: both,
  2: both,
  3: both,
  4: both,
  5: evening,
  6: both,
};
