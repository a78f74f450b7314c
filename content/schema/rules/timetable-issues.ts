import {
  dayAfter,
  dayLength,
  dayNames,
  isOvernight,
  minutesOf,
  type Period,
  periodsOn,
  timetableOf,
} from '@/lib/hours/timetable';

/** The prayer is at noon: an earlier opening is not after it. */
const prayer = 11 * 60 + 30;

const runsInto = (last: Period | undefined, next: Period | undefined) =>
  last && next && isOvernight(last) && minutesOf(next.opens) <= minutesOf(last.closes);

/** Hours that contradict each other: nights that run into the next day, a prayer after the opening. */
export function timetableIssues(entry: Parameters<typeof timetableOf>[0]) {
  const timetable = timetableOf(entry);
  const { week, exceptions } = timetable;
  const issues: { path: (string | number)[]; message: string }[] = [];
  for (const day of [0, 1, 2, 3, 4, 5, 6] as const) {
    if (!runsInto(week[day].at(-1), Object.values(week)[(day + 1) % 7]?.[0])) continue;
    const message = 'its last period overlaps with the first of the next day';
    issues.push({ path: ['week', dayNames[day]], message });
  }
  for (const [index, { from, to }] of exceptions.entries()) {
    const length = (Date.parse(to) - Date.parse(from)) / dayLength;
    const nights = Array.from({ length: length + 2 }, (_, night) => night - 1);
    const periods = (night: number) => periodsOn(dayAfter(from, night), timetable);
    const clash = nights.find((night) => runsInto(periods(night).at(-1), periods(night + 1)[0]));
    if (clash === undefined) continue;
    const message = `the last period of ${dayAfter(from, clash).date} overlaps with the first of the next day`;
    issues.push({ path: ['exceptions', index], message });
  }
  const weeks = [
    { path: [], week, afterFridayPrayer: entry.afterFridayPrayer },
    ...exceptions.map((each, index) => ({ ...each, path: ['exceptions', index] })),
  ];
  for (const { path, week: own, afterFridayPrayer } of weeks) {
    const [first] = own[5];
    if (!afterFridayPrayer || !first || minutesOf(first.opens) >= prayer) continue;
    const message = `Friday begins at ${first.opens}, before the prayer; switch this off, or change Friday’s hours`;
    issues.push({ path: [...path, 'afterFridayPrayer'], message });
  }
  return issues;
}
