import { visitDays } from '@/components/visit/days';
import type { Delivery } from '@/lib/content/types';
import { dayLength, periodsOn, type Timetable, type Weekday } from '@/lib/hours/timetable';

const horizon = 120;

const inWeek = 7;

/** The dates (ISO) after a day on which the shop is open, with how many days later. */
function openAfter(date: string, timetable: Timetable) {
  return Array.from({ length: horizon }, (_, index) => {
    const after = index + 1;
    const time = new Date(Date.parse(date) + after * dayLength);
    // getUTCDay gives 0 to 6 by definition.
    const day = { date: time.toISOString().slice(0, 10), day: time.getUTCDay() as Weekday };
    return { ...day, after, open: periodsOn(day, timetable).length > 0 };
  }).filter(({ open }) => open);
}

/**
 * The day (ISO) by which an order is delivered that was measured on `visit`, always one on which the shop is open; undefined
 * if it stays closed. Hours count as whole days, working days are those on which the shop is open, and the same week ends
 * six days after the visit.
 */
export function deliveryDay(visit: string, delivery: Delivery, timetable: Timetable) {
  const open = openAfter(visit, timetable);
  const { unit, to = 0 } = delivery;
  if (unit === 'working-days') return open[to - 1]?.date;
  if (unit === 'hours') return open.find(({ after }) => after >= Math.ceil(to / 24))?.date;
  return open.findLast(({ after }) => after < inWeek)?.date;
}

/**
 * The days (ISO) on which the shop visits, the chosen one of them, by default the first, and the delivery after it.
 * @param now milliseconds since 1970
 * @returns undefined if no visit is offered
 */
export function answerDays(
  now: number,
  delivery: Delivery | undefined,
  timetable: Timetable,
  chosen = '',
) {
  const offered = visitDays(now, timetable).map(({ date }) => date);
  const visit = offered.includes(chosen) ? chosen : offered[0];
  if (!visit) return undefined;
  return { offered, visit, hung: delivery && deliveryDay(visit, delivery, timetable) };
}

export type AnswerDays = NonNullable<ReturnType<typeof answerDays>>;
