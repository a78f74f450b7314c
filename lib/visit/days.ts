import type { Period, Weekday } from '@/content/hours';
import { inQatar, isOvernight, minutesOf, periodsOn, type Timetable } from '../hours/opening';
import { dayLength } from '../hours/qatar-time';

/** How many days are offered, today included (docs/requirements.md 11.1). */
const daysAhead = 14;

/** Minimum notice (minutes; docs/requirements.md 11.1). */
const leastNotice = 120;

/** A remainder of an opening period up to this length joins the previous part (minutes). */
const shortRest = 60;

const midnight = 24 * 60;

/** Parts of the day by their ends (minutes since midnight); the evening lasts as long as the shop is open. */
const ends = { morning: 12 * 60, afternoon: 17 * 60, evening: Number.POSITIVE_INFINITY } as const;

export type PartOfDay = keyof typeof ends;

export const partsOfDay = [
  'morning',
  'afternoon',
  'evening',
] as const satisfies readonly PartOfDay[];

/** A part of a day in which the shop visits, with its hours in 24-hour form. */
export interface Part {
  readonly part: PartOfDay;
  readonly periods: readonly Period[];
}

/** A day on which the shop visits. */
export interface VisitDay {
  /** ISO date in Qatar. */
  readonly date: string;
  readonly day: Weekday;
  /** 0 is today. */
  readonly inDays: number;
  readonly parts: readonly Part[];
}

interface Span {
  readonly from: number;
  /** After midnight of the next day for a period that goes past it. */
  readonly to: number;
}

function clock(minutes: number): string {
  const inDay = minutes % midnight;
  return `${Math.floor(inDay / 60)}:${String(inDay % 60).padStart(2, '0')}`;
}

function spanOf(period: Period): Span {
  const [from, to] = [minutesOf(period.opens), minutesOf(period.closes)];
  return { from, to: isOvernight(period) ? to + midnight : to };
}

/** Splits an opening period into parts of the day; a short remainder joins the previous part. */
function cut({ from, to }: Span): readonly (Span & { readonly part: PartOfDay })[] {
  const pieces: (Span & { readonly part: PartOfDay })[] = [];
  let start = from;
  for (const part of partsOfDay) {
    if (start >= to || start >= ends[part]) continue;
    const end = to - ends[part] <= shortRest ? to : ends[part];
    pieces.push({ part, from: start, to: end });
    start = end;
  }
  return pieces;
}

function partsOf(periods: readonly Period[]): readonly (Part & { readonly from: number })[] {
  const pieces = periods.map(spanOf).flatMap(cut);
  return partsOfDay.flatMap((part) => {
    const own = pieces.filter((piece) => piece.part === part);
    const [first] = own;
    if (!first) return [];
    return {
      part,
      from: first.from,
      periods: own.map(({ from, to }) => ({ opens: clock(from), closes: clock(to) })),
    };
  });
}

/**
 * The days and parts of days available for a visit, in Qatar time, wherever the visitor is. A day without
 * hours is omitted, and so are parts that begin too soon.
 * @param now milliseconds since 1970
 */
export function visitDays(now: number, timetable: Timetable): readonly VisitDay[] {
  const { minutes } = inQatar(now);
  return Array.from({ length: daysAhead }, (_, inDays): VisitDay => {
    const { date, day } = inQatar(now + inDays * dayLength);
    const earliest = minutes + leastNotice - inDays * midnight;
    const parts = partsOf(periodsOn({ date, day }, timetable))
      .filter(({ from }) => from >= earliest)
      .map(({ part, periods }) => ({ part, periods }));
    return { date, day, inDays, parts };
  }).filter(({ parts }) => parts.length > 0);
}
