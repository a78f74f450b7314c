import { dayNames, type Period } from '@/lib/hours/timetable';
import { capitalized, westernDigits } from '@/lib/text';

type Day = (typeof dayNames)[number];
type Week = { readonly [Name in Day]?: readonly Period[] | undefined };

/** '8:00' from '8', '8:00' or '8 am'; invalid times are unchanged. */
function timeOf(text: string): string {
  const time = westernDigits(text).trim();
  const [, hours, minutes = '00', half = ''] =
    /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/i.exec(time) ?? [];
  if (hours === undefined) return time;
  if (!half) return `${Number(hours)}:${minutes}`;
  return `${(Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}:${minutes}`;
}

/** A day's hours as text: '8:00-13:00, 15:30-22:00', or 'closed'. */
export const hoursText = (periods: readonly Period[] = []): string =>
  periods.map(({ opens, closes }) => `${opens}-${closes}`).join(', ') || 'closed';

/** The inverse; undefined for a closed day, as the admin writes it. */
export function hoursOf(text: string): readonly Period[] | undefined {
  if (/^(?:closed|مغلق)$/i.test(text.trim())) return undefined;
  return text.split(/[,،;]|\band\b/).map((period) => {
    const [opens = '', closes = ''] = period.split(/[-–—]|\bto\b/);
    return { opens: timeOf(opens), closes: timeOf(closes) };
  });
}

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
    const named = new Map<Day | undefined, ReturnType<typeof hoursOf>>();
    for (const part of answer.split(/[;؛]/)) {
      const [days = '', ...hours] = part.split(':');
      for (const name of days.split(/[,،&]|\band\b/)) {
        const typed = name.trim().toLowerCase();
        const day = dayNames.find((each) => typed.length > 2 && each.startsWith(typed));
        named.set(day, hoursOf(hours.join(':').trim()));
      }
    }
    if (named.has(undefined)) return undefined;
    return weekOf((day) => (named.has(day) ? named.get(day) : usual));
  },
};
