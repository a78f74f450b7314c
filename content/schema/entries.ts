import { z } from 'zod';
import type { References } from './references';
import {
  anyNumber,
  distinct,
  line,
  order,
  paragraph,
  paragraphs,
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

/** Whether a name contains a marker of samples. */
export const isMarkedSample = (text: string) => /\bsample\b|مثال|افتراضية/i.test(text);

/** The latest date that any time zone may have now. */
const tomorrow = () => new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);

/** Rejects headings and links that do not refer to a paragraph. */
function checkMarks(
  {
    content,
    headings = [],
    links = [],
  }: {
    readonly content: readonly string[];
    readonly headings?: readonly { readonly before: number }[] | undefined;
    readonly links?: readonly { readonly words: string }[] | undefined;
  },
  context: z.RefinementCtx,
): void {
  for (const [index, { before }] of headings.entries()) {
    if (before <= content.length) continue;
    const message = `there are only ${content.length} paragraphs`;
    context.addIssue({ code: 'custom', path: ['words', 'headings', index, 'before'], message });
  }
  for (const [index, { words }] of links.entries()) {
    if (content.some((paragraph) => paragraph.includes(words))) continue;
    const message = 'no paragraph has these words; write them as they stand there';
    context.addIssue({ code: 'custom', path: ['words', 'links', index, 'words'], message });
  }
}

/** A post. A sample is dated by its age, a real one has a fixed day. */
export const post = ({ picture, page }: References) =>
  z
    .strictObject({
      order,
      sample,
      authorLogo: picture.meta({ title: 'Picture of the author' }),
      date: z
        .strictObject({
          on: z.iso
            .date({ error: 'write the day as 2026-11-21', abort: true })
            .refine(
              (day) => day <= tomorrow(),
              'this day is still to come; give the day of writing',
            )
            .optional()
            .meta({ title: 'Day', admin: { widget: 'datetime' } }),
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
      words: z.strictObject({
        author: line,
        title: line,
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
              words: line.meta({ description: 'As they stand in a paragraph' }),
              to: page.meta({ title: 'Page', description: 'Such as /curtains/wave' }),
            }),
          )
          .optional()
          .meta({ title: 'Words that lead to a page' }),
      }),
    })
    .superRefine(({ sample: invented, words, date }, context) => {
      checkMarks(words, context);
      if (invented) return;
      if (date.on === undefined) {
        context.addIssue({
          code: 'custom',
          path: ['date'],
          message: 'a real post has a fixed day',
        });
      }
      if (isMarkedSample(words.author)) {
        const message = 'give the name of who wrote it';
        context.addIssue({ code: 'custom', path: ['words', 'author'], message });
      }
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
  z
    .strictObject({
      order,
      sample,
      image: picture,
      rating,
      words: z.strictObject({ quote: paragraph, name: line, title: line }),
    })
    .superRefine(({ sample: invented, words: { name } }, context) => {
      if (invented || !isMarkedSample(name)) return;
      const message = 'this review is no example; give the customer’s name';
      context.addIssue({ code: 'custom', path: ['words', 'name'], message });
    });

/** The logo of a client. */
export const client = ({ logoFile }: References) =>
  z
    .strictObject({
      order,
      sample,
      src: logoFile,
      words: z.strictObject({ alt: line.min(2).meta({ title: 'Name of the company' }) }),
    })
    .superRefine(({ sample: invented, words: { alt } }, context) => {
      if (invented || !isMarkedSample(alt)) return;
      const message = 'this company is no example; give its name';
      context.addIssue({ code: 'custom', path: ['words', 'alt'], message });
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
