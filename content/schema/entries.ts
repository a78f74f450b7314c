import { z } from 'zod';
import type { References } from './references';
import {
  anyNumber,
  distinct,
  line,
  lines,
  order,
  paragraph,
  paragraphs,
  pastDay,
  rating,
  sample,
  searchText,
  tabTitle,
  webAddress,
} from './texts';

const list = anyNumber(line);

/** A service of the business. */
export const service = ({ picture, page }: References) =>
  z.strictObject({
    order,
    image: picture,
    galleryImage: distinct(picture).meta({ title: 'Pictures of the work' }),
    categories: distinct(page).meta({
      title: 'Product pages that show it',
      description: 'Such as /curtains/wave',
    }),
    words: z.strictObject({
      title: line,
      tabTitle,
      summary: searchText,
      description: paragraph,
      keyFeatures: list,
      technologies: list.meta({ title: 'Materials and systems' }),
    }),
  });

/** A post. A sample is dated by its age, a real one has a fixed day. */
export const post = ({ picture, page }: References) =>
  z
    .strictObject({
      order,
      sample,
      authorLogo: picture.meta({ title: 'Picture of the author' }),
      date: z
        .strictObject({
          on: pastDay.optional().meta({ title: 'Day' }),
          daysAgo: z
            .int()
            .min(0)
            .optional()
            .meta({ title: 'Days ago', description: 'Only for invented posts' }),
        })
        .refine(({ on, daysAgo }) => (on === undefined) !== (daysAgo === undefined), {
          error: 'one of the two is wanted: the day, or for an invented post the days ago',
        }),
      image: picture,
      words: z
        .strictObject({
          ...lines('author', 'title'),
          summary: searchText,
          content: paragraphs,
          headings: z
            .array(
              z.strictObject({
                before: z
                  .int()
                  .min(2)
                  .meta({ title: 'Before paragraph', description: '2 is the second' }),
                text: line.meta({ title: 'Heading' }),
              }),
            )
            .optional()
            .meta({ title: 'Headings between the paragraphs' }),
          links: z
            .array(
              z.strictObject({
                // Looked for in the paragraphs, so never typeset.
                words: line.meta({ description: 'As they stand in a paragraph', prose: false }),
                to: page.meta({ title: 'Page', description: 'Such as /curtains/wave' }),
              }),
            )
            .optional()
            .meta({ title: 'Words that lead to a page' }),
        })
        .superRefine(({ content, headings = [], links = [] }, context) => {
          for (const [index, { before }] of headings.entries()) {
            if (before <= content.length) continue;
            const message = `there are only ${content.length} paragraphs`;
            context.addIssue({ code: 'custom', path: ['headings', index, 'before'], message });
          }
          for (const [index, { words }] of links.entries()) {
            if (content.some((each) => each.includes(words))) continue;
            const message = 'no paragraph has these words; write them as they stand there';
            context.addIssue({ code: 'custom', path: ['links', index, 'words'], message });
          }
        }),
    })
    .refine(({ sample: invented, date }) => invented || date.on !== undefined, {
      path: ['date'],
      error: 'a real post has a fixed day',
    });

/** A project of the portfolio. */
export const project = ({ picture, page }: References) =>
  z.strictObject({
    order,
    sample,
    image: picture.meta({ description: 'A tall picture of the page that the project is about' }),
    githubLink: webAddress
      .optional()
      .meta({ title: 'Source code', description: 'Where that is not the site’s own code host' }),
    liveDemoLink: page.meta({ title: 'Live page' }),
    words: z.strictObject({
      title: line,
      summary: searchText,
      description: paragraphs,
      keyFeatures: list,
      technologies: list,
      image: picture
        .optional()
        .meta({ description: 'The same page in this language, in place of the picture above' }),
    }),
  });

/** A customer's review. */
export const testimonial = ({ picture }: References) =>
  z.strictObject({
    order,
    sample,
    image: picture,
    rating,
    words: z.strictObject({ quote: paragraph, ...lines('name', 'title') }),
  });

/** The logo of a client. */
export const client = ({ logoFile }: References) =>
  z.strictObject({
    order,
    sample,
    src: logoFile,
    words: z.strictObject({ alt: line.min(2).meta({ title: 'Name of the company' }) }),
  });

/** The questions of one subject. */
export const faqSubject = () =>
  z.strictObject({
    order,
    words: z.strictObject({
      category: line.meta({ title: 'Subject' }),
      faqs: z
        .array(
          z
            .strictObject({
              q: line.meta({ title: 'Question' }),
              a: paragraph.meta({ title: 'Answer' }),
              see: z
                .enum(['opacity'])
                .optional()
                .meta({ title: 'Link below it', description: 'To the grades of the cloths' }),
            })
            .meta({ title: 'Question' }),
        )
        .min(1)
        .meta({ title: 'Questions' }),
    }),
  });
