import type { DayPart } from '../../lib/hours/day-part';

/** English keeps 24 hours. */
const dayParts: readonly DayPart[] = [];

/** How the opening hours are said. */
export const hours = {
  title: 'Opening hours',
  /** Language and country whose way of writing dates is used. */
  dates: 'en-GB',
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  shortDays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  range: '{from} to {to}',
  and: ' and ',
  /** What the hours of the day are called, if a time is said with 12 hours. */
  dayParts,
  period: '{opens}-{closes}',
  afterPrayer: 'after Friday prayer, {hours}',
  closedDay: 'Closed',
  openUntil: 'Open now, until {time}',
  opensToday: 'Closed, opens at {time}',
  opensOn: 'Closed, opens {day} {time}',
  exception: '{name}, {from} to {to}: {hours}',
  exceptionDay: '{name}, {from}: {hours}',
} as const;
