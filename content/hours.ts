import { typesetAll } from '../lib/text/typeset';
import file from './hours.json' with { type: 'json' };
import type { Hours } from './types';

/** Clock times of Qatar, 24 hours. A closing time before the opening one is past midnight. */
export type Period = NonNullable<Hours['week']['sunday']>[number];

/** Days as `Date#getUTCDay` counts them: Sunday is 0. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Days that differ from the week: Ramadan, Eid, a closed day. Both dates included, in Qatar. */
export type HoursException = Omit<NonNullable<Hours['exceptions']>[number], 'periods'> & {
  readonly periods: readonly Period[];
};

// The check has held the file against content/schema/.
const hours = typesetAll<unknown>(file) as Hours;
// A day without periods is closed; the file may leave it out.
const {
  sunday = [],
  monday = [],
  tuesday = [],
  wednesday = [],
  thursday = [],
  friday = [],
  saturday = [],
} = hours.week;

/** The week's opening hours. */
export const week: Readonly<Record<Weekday, readonly Period[]>> = {
  0: sunday,
  1: monday,
  2: tuesday,
  3: wednesday,
  4: thursday,
  5: friday,
  6: saturday,
};

/** Where two meet, the first holds; over, they are forgotten. */
export const exceptions: readonly HoursException[] = (hours.exceptions ?? []).map((each) => ({
  ...each,
  periods: each.periods ?? [],
}));

/** Whether Friday's hours are said to begin after the prayer. */
export const afterFridayPrayer: boolean = hours.afterFridayPrayer ?? false;

/** So many days before they begin, exceptions are announced. */
export const noticeDays: number = hours.noticeDays;
