import { z } from 'zod';
import { to } from './references';
import { day, line, localized, order, paragraph, searchText } from './texts';

/** A post. A sample is dated by its age, a real one has a fixed day. */
export const post = z
  .strictObject({
    order,
    sample: z.boolean(),
    authorLogo: to.picture,
    date: z
      .strictObject({ on: day.optional(), daysAgo: z.int().min(0).optional() })
      .refine(({ on, daysAgo }) => (on === undefined) !== (daysAgo === undefined), {
        error: 'exactly one of the two is required: the day, or for an invented post the days ago',
      }),
    image: to.picture,
    content: z
      .array(z.strictObject({ heading: localized(line).optional(), text: localized(paragraph) }))
      .min(1),
    pages: z.array(to.page).optional(),
    words: z.strictObject({ author: line, title: line, summary: searchText }),
  })
  .refine(({ sample: invented, date }) => invented || date.on !== undefined, {
    path: ['date'],
    error: 'a real post needs a fixed day',
  });
