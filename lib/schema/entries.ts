import { z } from 'zod';
import { to } from './references';
import {
  distinct,
  line,
  localized,
  localizedLines,
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
  galleryImage: distinct(to.picture),
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
