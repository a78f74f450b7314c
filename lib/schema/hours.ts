import { z } from 'zod';
import { dayNames, isOvernight, minutesOf } from '@/lib/hours/timetable';
import { day as date, fieldsOf, literalLine, localized, noneTwice } from './texts';

const time = z
  .string()
  .regex(/^(\d|1\d|2[0-3]|0\d):[0-5]\d$/, 'write the time as 8:00 or 15:30; midnight is 0:00');

const period = z
  .strictObject({ opens: time, closes: time })
  .refine(
    ({ opens, closes }) => opens !== closes,
    'it opens and closes at the same time; the whole day is 0:00-23:59',
  );

/** The opening periods of one day. A closing time before the opening one is past midnight. */
const day = z
  .array(period)
  .max(4)
  .superRefine((periods, context) => {
    for (const [index, each] of periods.entries()) {
      const next = periods[index + 1];
      if (!next || (!isOvernight(each) && minutesOf(each.closes) < minutesOf(next.opens))) continue;
      const message = `${next.opens}-${next.closes} begins before ${each.opens}-${each.closes} ends, or at the same time; order the periods, or merge them`;
      context.addIssue(message);
    }
  })
  .meta({ description: 'A day without a period is closed' })
  // The admin writes no empty lists.
  .optional();

const exception = z
  .strictObject({
    from: date,
    to: date,
    name: localized(literalLine),
    periods: day,
    weekdays: z
      .array(z.strictObject({ day: z.enum(dayNames), periods: day }))
      .superRefine(noneTwice((each) => each.day))
      .optional(),
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    error: 'the last day is before the first',
  });

export const hours = z.strictObject({
  // Saturday first, as this country counts.
  week: z.strictObject(
    fieldsOf(['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday'], day),
  ),
  exceptions: z
    .array(exception)
    .superRefine((all, context) => {
      for (const [index, { from, to }] of all.entries()) {
        const other = all.findIndex((each) => each.from <= to && from <= each.to);
        // None, where a period ends before it begins.
        if (other === -1 || other === index) continue;
        const message = `shares days with the period ${other + 1} of this list, which must not overlap`;
        context.addIssue({ code: 'custom', path: [index], message });
      }
    })
    .optional(),
});
