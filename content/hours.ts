import { typesetAll } from '../lib/text/typeset';
import file from './hours.json' with { type: 'json' };
import type { Hours } from './types';

/** Clock times of Qatar, 24 hours. A closing time before the opening one is past midnight. */
export type Period = NonNullable<Hours['week']['sunday']>[number];

/** Days as `Date#getUTCDay` counts them: Sunday is 0. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Exceptions: Ramadan, Eid, a closed day. Inclusive dates in Qatar. */
export type HoursException = Omit<NonNullable<Hours['exceptions']>[number], 'periods'> & {
  readonly periods: readonly Period[];
};

// The check validates the file.
const hours = typesetAll<unknown>(file) as Hours;
// Days without periods are closed and may be omitted.
const periods = hours.week;

/** The week's opening hours. */
export const week: Readonly<Record<Weekday, readonly Period[]>> = {
  0: periods.sunday ?? [],
  1: periods.monday ?? [],
  2: periods.tuesday ?? [],
  3: periods.wednesday ?? [],
  4: periods.thursday ?? [],
  5: periods.friday ?? [],
  6: periods.saturday ?? [],
};

/** Exceptions. Where two overlap, the first applies; past ones are ignored. */
export const exceptions: readonly HoursException[] = (hours.exceptions ?? []).map((each) => ({
  ...each,
  periods: each.periods ?? [],
}));

/** Whether Friday's hours begin 'after the prayer'. */
export const afterFridayPrayer: boolean = hours.afterFridayPrayer ?? false;

/** Exceptions are announced this many days in advance. */
export const noticeDays: number = hours.noticeDays;
