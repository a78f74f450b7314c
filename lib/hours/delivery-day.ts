import type { Delivery } from '@/lib/content';
import { daysFrom, periodsOn, type Timetable } from './timetable';
import { visitDays } from './visit-days';

const horizon = 120;

/**
 * The day (ISO) by which an order is delivered that was measured on `visit`, always one on which the shop is open; undefined
 * if it stays closed. Hours count as whole days, working days are those on which the shop is open, and the same week ends
 * six days after the visit.
 */
export function deliveryDay(visit: string, delivery: Delivery, timetable: Timetable) {
  const [, ...after] = daysFrom(visit, horizon);
  const open = after.filter((day) => periodsOn(day, timetable).length > 0);
  const { unit, to = 0 } = delivery;
  if (unit === 'working-days') return open[to - 1]?.date;
  if (unit === 'same-week') return open.findLast(({ inDays }) => inDays < 7)?.date;
  const days = unit === 'weeks' ? to * 7 : Math.ceil(to / 24);
  return open.find(({ inDays }) => inDays >= days)?.date;
}

/** A delivery as a link's value: 'hours-72'. */
export const deliveryKey = ({ unit, to }: Delivery) => `${unit}-${to ?? ''}`;

/** The delivery of such a value; undefined if it is none. */
export function deliveryOf(key: string): Delivery | undefined {
  if (key === 'same-week-') return { unit: 'same-week' };
  const [, named, to] = /^([a-z-]+)-(\d{1,3})$/.exec(key) ?? [];
  const unit = (['hours', 'working-days', 'weeks'] as const).find((each) => each === named);
  return unit && { unit, to: Number(to) };
}

/** The days (ISO) of visits, the chosen or first one, and the delivery after it; undefined if no visit is offered. */
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
