import { z } from 'zod';
import type { References } from './references';
import {
  distinct,
  fieldsOf,
  line,
  lines,
  localized,
  localizedLines,
  order,
  paragraph,
  paragraphs,
  rating,
  sample,
  searchText,
  tabTitle,
  webAddress,
} from './texts';

/** Links that services may have, and no page shows. */
const placeholderLinks = fieldsOf(
  ['githubLink', 'liveDemoLink', 'facebookLink', 'instagramLink'],
  webAddress.optional().meta({ description: 'Not shown' }),
);

export const service = ({ picture, page }: References) =>
  z.strictObject({
    order,
    image: picture,
    galleryImage: distinct(picture).meta({ title: 'Pictures of the work' }),
    categories: distinct(page).meta({
      title: 'Product pages that show it',
      description: 'Such as /curtains/wave',
    }),
    keyFeatures: localizedLines,
    technologies: localizedLines.meta({ title: 'Materials and systems' }),
    ...placeholderLinks,
    words: z.strictObject({
      title: line,
      menu: line.optional().meta({
        title: 'Name in menus',
        description: 'If it differs; with one it is in the first list of a phone’s menu, too',
      }),
      tabTitle,
      summary: searchText,
      description: paragraph,
      photos: line.optional().meta({
        title: 'Photographs to send',
        description: 'Requested at the end of the page, instead of a window’s measurements',
      }),
    }),
  });

export const project = ({ picture, page }: References) =>
  z.strictObject({
    order,
    sample,
    image: picture.meta({ description: 'A tall picture of the page that the project is about' }),
    githubLink: webAddress
      .optional()
      .meta({ title: 'Source code', description: 'If it differs from the site’s own code host' }),
    liveDemoLink: page.meta({ title: 'Live page' }),
    description: paragraphs,
    keyFeatures: localizedLines,
    technologies: localizedLines,
    words: z.strictObject({
      title: line,
      summary: searchText,
      image: picture
        .optional()
        .meta({ description: 'The same page in this language, instead of the picture above' }),
    }),
  });

export const testimonial = ({ picture }: References) =>
  z.strictObject({
    order,
    sample,
    image: picture,
    rating,
    words: z.strictObject({ quote: paragraph, ...lines('name', 'title') }),
  });

export const client = ({ logoFile }: References) =>
  z.strictObject({
    order,
    sample,
    src: logoFile,
    words: z.strictObject({ alt: line.min(2).meta({ title: 'Name of the company' }) }),
  });

export const faqSubject = () =>
  z.strictObject({
    order,
    faqs: z
      .array(
        z
          .strictObject({
            q: localized(line).meta({ title: 'Question' }),
            a: localized(paragraph).meta({ title: 'Answer' }),
            see: z
              .enum(['opacity'])
              .optional()
              .meta({ title: 'Link below it', description: 'To the grades of the cloths' }),
          })
          .meta({ title: 'Question' }),
      )
      .min(1)
      .meta({ title: 'Questions' }),
    words: z.strictObject({ category: line.meta({ title: 'Subject' }) }),
  });
