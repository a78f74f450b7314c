import { z } from 'zod';
import type { References } from './references';
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

export const service = ({ picture, page }: References) =>
  z.strictObject({
    order,
    image: picture,
    galleryImage: distinct(picture),
    categories: distinct(page),
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

export const project = ({ picture, page }: References) =>
  z.strictObject({
    order,
    sample: z.boolean(),
    image: picture,
    githubLink: webAddress.optional(),
    liveDemoLink: page,
    description: paragraphs,
    keyFeatures: localizedLines,
    technologies: localizedLines,
    words: z.strictObject({
      title: line,
      summary: searchText,
      // The same page in this language.
      image: picture.optional(),
    }),
  });

export const testimonial = ({ picture }: References) =>
  z.strictObject({
    order,
    sample: z.boolean(),
    image: picture,
    rating,
    words: z.strictObject({ quote: paragraph, name: line, title: line }),
  });

export const client = ({ logoFile }: References) =>
  z.strictObject({
    order,
    sample: z.boolean(),
    src: logoFile,
    words: z.strictObject({ alt: line.min(2) }),
  });

export const faqSubject = () =>
  z.strictObject({
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
