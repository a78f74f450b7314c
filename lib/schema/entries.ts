import { z } from 'zod';
import { choices } from '@/config/window';
import { caption } from './media';
import { to } from './references';
import {
  anyNumber,
  day,
  distinct,
  line,
  localized,
  localizedLines,
  noneTwice,
  order,
  paragraph,
  paragraphs,
  searchText,
  webAddress,
} from './texts';

export const rating = z.literal([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]);

export const service = z.strictObject({
  order,
  image: to.picture,
  galleryImage: anyNumber(z.strictObject({ picture: to.picture, caption })),
  categories: distinct(to.page),
  keyFeatures: localizedLines,
  technologies: localizedLines,
  // No page shows these links.
  githubLink: webAddress.optional(),
  liveDemoLink: webAddress.optional(),
  facebookLink: webAddress.optional(),
  instagramLink: webAddress.optional(),
  words: z.strictObject({
    title: line,
    menu: line.optional(),
    tabTitle: line.optional(),
    summary: searchText,
    description: paragraph,
    photos: line.optional(),
  }),
});

export const project = z.strictObject({
  order,
  sample: z.boolean(),
  image: to.picture,
  githubLink: webAddress.optional(),
  liveDemoLink: to.page,
  description: paragraphs,
  keyFeatures: localizedLines,
  technologies: localizedLines,
  words: z.strictObject({
    title: line,
    summary: searchText,
    // The same page in this language.
    image: to.picture.optional(),
  }),
});

export const testimonial = z.strictObject({
  order,
  sample: z.boolean(),
  image: to.picture,
  rating,
  words: z.strictObject({ quote: paragraph, name: line, title: line }),
});

export const client = z.strictObject({
  order,
  sample: z.boolean(),
  src: to.logoFile,
  words: z.strictObject({ alt: line.min(2) }),
});

export const faqSubject = z.strictObject({
  order,
  faqs: z
    .array(
      z.strictObject({
        q: localized(line),
        a: localized(paragraph),
        see: z.enum(['opacity']).optional(),
      }),
    )
    .min(1),
  words: z.strictObject({ category: line }),
});

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

/** A cloth of the shop, for curtains and roman blinds. The planner calculates its metres. */
export const stockCloth = z.strictObject({
  order,
  sample: z.boolean(),
  rollCm: z.number().min(90).max(400),
  sideways: z.boolean(),
  opacity: z.enum(['sheer', 'light', 'dim', 'dark']),
  repeatCm: z.number().min(0).max(150),
  words: z.strictObject({ name: line }),
});

/** The workshop's allowances for curtains. Product pages and answers have to give the same figures. */
export const workshop = z.strictObject({
  hemCm: z.number().positive().max(40),
  overlapCm: z.number().min(0).max(40),
  headings: z.array(z.enum(choices.heading)).superRefine(noneTwice()),
});
