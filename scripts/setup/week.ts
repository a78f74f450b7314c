import { dayNames, type Period } from '@/lib/hours/timetable';
import { capitalized } from '@/lib/text/case';
import { hoursOf, hoursText } from './texts';

type Day = (typeof dayNames)[number];
type Week = { readonly [Name in Day]?: readonly Period[] | undefined };

/** The hours that most days have, as text. */
function usualText(week: Week): string {
  const texts = dayNames.map((day) => hoursText(week[day]));
  const count = (text: string) => texts.filter((each) => each === text).length;
  return texts.toSorted((a, b) => count(b) - count(a))[0] ?? '';
}

const weekOf = (hoursOn: (day: Day) => readonly Period[] | undefined): Week =>
  Object.fromEntries(dayNames.map((day) => [day, hoursOn(day)]));

/** What the two questions about the week ask: the hours of most days, and the days that have others. */
export const usualHours = {
  format: usualText,
  parse: (answer: string, week: Week) => {
    const usual = usualText(week);
    return weekOf((day) => (hoursText(week[day]) === usual ? hoursOf(answer) : week[day]));
  },
};

export const otherDays = {
  format: (week: Week) =>
    dayNames
      .filter((day) => hoursText(week[day]) !== usualText(week))
      .map((day) => `${capitalized(day)}: ${hoursText(week[day])}`)
      .join('; ') || 'none',
  /** Undefined for an answer that cannot be read. */
  parse: (answer: string, week: Week) => {
    const usual = hoursOf(usualText(week));
    if (/^(?:-|none)$/i.test(answer)) return weekOf(() => usual);
    const named = answer.split(/[;؛]/).flatMap((part) => {
      const [, days = '', hours = ''] = /^([^:]*):(.*)$/s.exec(part) ?? [];
      return days.split(/[,،&]|\band\b/).map((name) => {
        const typed = name.trim().toLowerCase();
        const day = dayNames.find((each) => typed.length > 2 && each.startsWith(typed));
        return [day, hoursOf(hours.trim())] as const;
      });
    });
    if (named.some(([day]) => !day)) return undefined;
    return weekOf((day) => {
      const own = named.find(([name]) => name === day);
      return own ? own[1] : usual;
    });
  },
};
