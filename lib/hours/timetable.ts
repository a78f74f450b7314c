import type { Localized } from '@/content/types';

/** Clock times of the shop, 24 hours. A closing time before the opening one is past midnight. */
export interface Period {
  readonly opens: string;
  readonly closes: string;
}

export const dayNames = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** Days as `Date#getUTCDay` counts them: Sunday is 0. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export type Week = Readonly<Record<Weekday, readonly Period[]>>;

/** Days that differ: Ramadan, Eid, a closed day. Inclusive dates of the shop, with a week of their own. */
export interface HoursException {
  readonly from: string;
  readonly to: string;
  readonly name: Localized<string>;
  readonly week: Week;
  readonly afterFridayPrayer: boolean;
}

export interface Timetable {
  readonly week: Week;
  readonly exceptions: readonly HoursException[];
}

type Periods = readonly Period[] | undefined;

/** A week as content/hours.json has it; a day that is left out is closed. */
type NamedWeek = { readonly [Day in (typeof dayNames)[number]]?: Periods };

interface Entry {
  readonly week: NamedWeek;
  readonly afterFridayPrayer?: boolean | undefined;
  readonly exceptions?:
    | readonly (Pick<HoursException, 'from' | 'to' | 'name'> & {
        /** Of every day that `weekdays` does not name. */
        readonly periods?: Periods;
        readonly weekdays?:
          | readonly { readonly day: keyof NamedWeek; readonly periods?: Periods }[]
          | undefined;
        readonly afterFridayPrayer?: boolean | undefined;
      })[]
    | undefined;
}

const weekOf = (named: NamedWeek, others: readonly Period[] = []): Week => ({
  0: named.sunday ?? others,
  1: named.monday ?? others,
  2: named.tuesday ?? others,
  3: named.wednesday ?? others,
  4: named.thursday ?? others,
  5: named.friday ?? others,
  6: named.saturday ?? others,
});

/** The hours of content/hours.json by the number of the weekday. */
export const timetableOf = ({ week, exceptions = [] }: Entry): Timetable => ({
  week: weekOf(week),
  exceptions: exceptions.map(({ periods, weekdays = [], afterFridayPrayer = false, ...each }) => ({
    ...each,
    afterFridayPrayer,
    week: weekOf(Object.fromEntries(weekdays.map((own) => [own.day, own.periods ?? []])), periods),
  })),
});
