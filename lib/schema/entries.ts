import { z } from 'zod';
import { choices } from '@/config/window';
import { caption, detail } from './media';
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
  closing: detail.optional(),
  categories: distinct(to.page),
  keyFeatures: localizedLines,
  technologies: localizedLines,
  // How to photograph a piece that is to be re-covered.
  photoSteps: anyNumber(
    z.strictObject({ drawing: z.enum(['front', 'back', 'label']), text: localized(line) }),
  ),
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
  liveDemoLink: to.page.optional(),
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
  image: to.picture.optional(),
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
    closing: detail.optional(),
    pages: z.array(to.page).optional(),
    words: z.strictObject({ author: line, title: line, summary: searchText }),
  })
  .refine(({ sample: invented, date }) => invented || date.on !== undefined, {
    path: ['date'],
    error: 'a real post needs a fixed day',
  });

const promise = line.refine(
  (text) => !/\{shop\.(?:area|answer|visit)\}/.test(text),
  'a promise cannot name a promise',
);

/** What visitors may hold the shop to; delivery times are those of the products. A sample until the owner has confirmed it. */
export const promises = z.strictObject({
  sample: z.boolean(),
  words: z.strictObject({ area: promise, answer: promise, visit: promise }),
});

/** The workshop's allowances for curtains. Product pages and answers have to give the same figures. */
export const workshop = z.strictObject({
  hemCm: z.number().positive().max(40),
  overlapCm: z.number().min(0).max(40),
  headings: z.array(z.enum(choices.heading)).superRefine(noneTwice()),
});
