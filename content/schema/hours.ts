import { z } from 'zod';
import { dayNames, daysOf, isOvernight, minutesOf } from '@/lib/hours/timetable';
import { capitalized } from '../../lib/text/case';
import { day as date, literalLine, localized, noneTwiceIn } from './texts';

const time = z
  .string()
  .regex(/^(\d|1\d|2[0-3]|0\d):[0-5]\d$/, 'write the time as 8:00 or 15:30; midnight is 0:00')
  .meta({ description: 'Such as 8:00 or 15:30' });

const period = z.strictObject({ opens: time, closes: time }).meta({
  title: 'Period',
  admin: { summary: '{{fields.opens}} to {{fields.closes}}' },
});

/** The opening periods of one day. A closing time before the opening one is past midnight. */
const day = z
  .array(period)
  .max(4)
  .superRefine((periods, context) => {
    for (const [index, each] of periods.entries()) {
      const { opens, closes } = each;
      const next = periods[index + 1];
      if (opens === closes)
        context.addIssue(
          `${opens}-${closes} opens and closes at the same time; the whole day is 0:00-23:59`,
        );
      else if (next && isOvernight(each)) {
        context.addIssue(
          `${opens}-${closes} ends after midnight, so it must be the last of its day`,
        );
      } else if (next && minutesOf(next.opens) <= minutesOf(closes)) {
        context.addIssue(
          `${next.opens}-${next.closes} begins before ${opens}-${closes} ends, or at the same time; merge the two periods`,
        );
      }
    }
  })
  .meta({ description: 'A day without a period is closed' })
  // The admin writes no empty lists.
  .optional();

/** Days in the order of the week, Saturday first, as this country counts. */
const days = z.strictObject({
  saturday: day.meta({ title: 'Saturday: periods' }),
  sunday: day.meta({ title: 'Sunday: periods' }),
  monday: day.meta({ title: 'Monday: periods' }),
  tuesday: day.meta({ title: 'Tuesday: periods' }),
  wednesday: day.meta({ title: 'Wednesday: periods' }),
  thursday: day.meta({ title: 'Thursday: periods' }),
  friday: day.meta({ title: 'Friday: periods' }),
});

const weekdays = days.keyof().options;

const exception = z
  .strictObject({
    from: date.meta({ title: 'First day' }),
    to: date.meta({ title: 'Last day' }),
    name: localized(literalLine).meta({ description: 'Such as Ramadan' }),
    periods: day.meta({
      title: 'Every day: periods',
      description: 'None, if the shop is closed; weekdays with other hours are below',
    }),
    weekdays: z
      .array(
        z
          .strictObject({
            day: z.enum(weekdays).meta({ title: 'Weekday' }),
            periods: day.meta({ title: 'Periods' }),
          })
          .meta({ title: 'Weekday', admin: { summary: '{{fields.day}}' } }),
      )
      .superRefine(noneTwiceIn((all) => all.map((each) => each.day)))
      .optional()
      .meta({
        title: 'Weekdays with other hours',
        description: 'Such as Friday in Ramadan',
      }),
  })
  .superRefine(({ from, to, weekdays: own = [] }, context) => {
    if (from > to) {
      const message = 'the last day is before the first';
      context.addIssue({ code: 'custom', path: ['to'], message });
      return;
    }
    const names = daysOf({ from, to }).map((each) => dayNames[each]);
    for (const [index, { day: name }] of own.entries()) {
      if (names.includes(name)) continue;
      const message = `there is no ${capitalized(name)} from ${from} to ${to}`;
      context.addIssue({ code: 'custom', path: ['weekdays', index, 'day'], message });
    }
  })
  .meta({
    title: 'Period of days',
    admin: { summary: '{{fields.name.en}}: {{fields.from}} to {{fields.to}}' },
  });

export const hours = () =>
  z.strictObject({
    week: days,
    exceptions: z
      .array(exception)
      .superRefine((all, context) => {
        for (const [index, { from, to }] of all.entries()) {
          const other = all.findIndex((each) => each.from <= to && from <= each.to);
          if (other === -1 || other === index) continue;
          const message = `shares days with the period ${other + 1} of this list, which must not overlap`;
          context.addIssue({ code: 'custom', path: [index], message });
        }
      })
      .optional()
      .meta({ title: 'Days that differ', description: 'Ramadan, Eid, closed days' }),
    noticeDays: z.int().min(0).max(60).meta({
      title: 'Days of notice',
      description: 'How long in advance the site announces days that differ',
    }),
  });
