import type { Localized } from './types';

/**
 * Clock times of Qatar, 24 hours: `['15:30', '22:00']`. A closing time before the opening one is
 * past midnight: `['20:30', '1:00']`.
 */
export type Period = readonly [opens: string, closes: string];

/** Days as `Date#getUTCDay` counts them: Sunday is 0. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Days that differ from the week: Ramadan, Eid, a closed day. Both dates included, in Qatar. */
export interface HoursException {
  /** ISO date: '2027-02-08'. */
  readonly from: string;
  readonly to: string;
  readonly name: Localized<string>;
  /** None: closed. */
  readonly periods: readonly Period[];
}

const usual: readonly Period[] = [
  ['8:00', '13:00'],
  ['15:30', '22:00'],
];

/** The week's opening hours (specification, section 1). */
export const week: Readonly<Record<Weekday, readonly Period[]>> = {
  6: usual,
  0: usual,
  1: usual,
  2: usual,
  3: usual,
  4: usual,
  5: [['15:30', '22:00']],
};

/**
 * Announced from `noticeDays` before they begin, gone when they are over; where two meet, the first
 * in the list holds. Ramadan, for example:
 * `{ from: '2027-02-08', to: '2027-03-08', name: { en: 'Ramadan' }, periods: [['20:30', '1:00']] }`
 */
export const exceptions: readonly HoursException[] = [];

export const noticeDays = 14;
