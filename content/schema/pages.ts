import { z } from 'zod';
import { contentIcon } from './category';
import { mediaItems } from './media';
import type { References } from './references';
import { email } from './site';
import {
  anyNumber,
  atLeastOne,
  eyebrow,
  head,
  line,
  paragraph,
  paragraphs,
  published,
  rating,
  sample,
  searchText,
  section,
  slug,
  titledText,
  titledTexts,
} from './texts';

/**
 * Nothing but static pages is exported here: `visitPage` is the page /visit, whose entry is `content/pages/visit.json`, and
 * `homePage` is `/` (`static-pages.ts`).
 */
export { pricesPage } from './prices';
export { visitPage } from './visit';

const label = line;

/** Pictures for the texts, in order; optional for each. */
const featureIcons = anyNumber(contentIcon).meta({
  title: 'Icons',
  description: 'One for each of the texts, in their order',
});

/** /curtains, the curtains and furniture landing page. */
export const curtainsPage = ({ picture }: References) =>
  z.strictObject({
    picture,
    icons: featureIcons,
    words: z.strictObject({
      ...head,
      introTitle: line,
      intro: paragraphs,
      features: titledTexts,
      collectionEyebrow: line,
      collectionTitle: line,
      collectionText: paragraph,
      servicesTitle: line,
      servicesText: paragraph,
      contact: section,
    }),
  });

/** /blinds, the blinds overview. */
export const blindsPage = ({ picture }: References) =>
  z.strictObject({
    picture,
    icons: featureIcons,
    words: z.strictObject({
      ...head,
      introTitle: line,
      intro: paragraphs,
      features: titledTexts,
      collectionEyebrow: line,
      collectionTitle: line,
      collectionText: paragraph,
      reasonsEyebrow: line,
      reasonsTitle: line,
      reasons: titledTexts,
      booking: section,
    }),
  });

/** /service: words around the services. */
export const servicePage = ({ picture }: References) =>
  z.strictObject({
    picture,
    tallPicture: picture.meta({ description: 'Upright, for phones' }),
    words: z.strictObject({
      title: line,
      description: searchText,
      banner: line.meta({ title: 'Words on the picture' }),
      eyebrow,
      heading: line,
      subheading: line,
      keyFeatures: label,
      technologies: label,
      gallery: label,
      back: label,
      related: label,
      more: label.meta({ description: 'Above services beyond the first fifteen' }),
    }),
  });

/** /gallery: sections of films that play in place, and stills. Without a section there is no page. */
export function galleryPage(references: References) {
  const { still, moving } = mediaItems(references);
  return z.strictObject({
    published,
    picture: references.picture,
    sections: anyNumber(
      z
        .strictObject({ films: anyNumber(moving), stills: anyNumber(still) })
        .meta({ title: 'Section' }),
    ),
    words: z.strictObject({
      ...head,
      intro: paragraph,
      sections: anyNumber(
        z
          .strictObject({
            sectionTitle: line,
            text: paragraph,
            filmCaptions: anyNumber(line),
            stillCaptions: anyNumber(line),
          })
          .meta({ title: 'Section' }),
      ),
      banner: titledText,
    }),
  });
}

/** /measure: the guide and the words around the planner, whose own words are in content/planner.json. */
export const measurePage = ({ picture }: References) =>
  z.strictObject({
    published,
    picture,
    words: z.strictObject({
      title: line,
      description: searchText,
      heading: line,
      intro: paragraph,
      link: label.meta({ description: 'On category pages' }),
      planner: label.meta({ description: 'Names the planner for screen readers' }),
      withoutScripts: paragraph,
      guide: section.extend({
        steps: z.strictObject({
          inside: titledText,
          outside: titledText,
          widths: titledText,
          heights: titledText,
          diagonals: titledText,
          depth: titledText,
          floor: titledText,
          track: titledText,
        }),
      }),
    }),
  });

/** /portfolio: words around the projects. */
export const portfolioPage = ({ picture }: References) =>
  z.strictObject({
    published,
    picture,
    words: z.strictObject({
      ...head,
      intro: paragraph,
      sourceCode: label,
      livePreview: label,
      keyFeatures: label,
      technologies: label,
      back: label,
      picture: label,
    }),
  });

/** /blog: words around the posts. */
export const blogPage = ({ picture }: References) =>
  z.strictObject({
    published,
    picture,
    words: z.strictObject({
      ...head,
      intro: paragraph,
      by: label,
      back: label,
      excerpts: label.meta({ title: 'Opens the first words of each paragraph' }),
      sampleNote: label,
      dateLanguage: label.meta({ description: 'Whose way of writing dates it is, such as en-GB' }),
    }),
  });

/** /about. */
export const aboutPage = ({ picture }: References) =>
  z.strictObject({
    published,
    picture,
    expertiseIcons: featureIcons,
    workPictures: anyNumber(picture),
    words: z.strictObject({
      ...head,
      intro: paragraphs,
      values: titledTexts,
      expertise: z.strictObject({ eyebrow, title: line, items: titledTexts }),
      work: z.strictObject({ ...section.shape, captions: anyNumber(line) }),
      contact: section,
    }),
  });

/** /contact. */
export const contactPage = ({ picture }: References) =>
  z.strictObject({
    picture,
    words: z.strictObject({
      ...head,
      intro: paragraph,
      mapAlt: line.meta({ title: 'What the map shows' }),
      mapLabel: label,
      formTitle: line,
      privacy: z.strictObject({ eyebrow, title: line, paragraphs: paragraphs }),
    }),
  });

/** /faq: words around the questions. */
export const faqPage = ({ picture }: References) =>
  z.strictObject({
    published,
    picture,
    words: z.strictObject({
      ...head,
      subheading: line,
      search: z.strictObject({
        label,
        placeholder: label.meta({ description: 'An example that finds an answer' }),
        synonyms: z.array(line).meta({
          title: 'Words for the same thing',
          description: 'With commas, such as ‘sofa, couch’: who types one finds all',
        }),
        left: z.strictObject({
          zero: label,
          one: label,
          two: label.optional(),
          few: label.optional(),
          many: label.optional(),
          other: label,
        }),
        nothing: line,
        clear: label,
        question: line.meta({
          title: 'Message when nothing is found',
          description: '{question} is what was typed',
        }),
      }),
      subjects: label,
      ask: z.strictObject({ ...section.shape, whatsapp: label, write: label }),
    }),
  });

/** /accessibility: the accessibility statement. */
export const accessibilityPage = ({ picture }: References) =>
  z.strictObject({
    published: published.meta({
      description: 'Switched on only where somebody answers for it, at the address below',
    }),
    picture,
    email: email.meta({ title: 'E-mail of who answers for it' }),
    words: z.strictObject({
      ...head,
      intro: paragraph,
      sections: atLeastOne(
        z.strictObject({ title: line, points: paragraphs }).meta({ title: 'Section' }),
      ),
      contact: section,
    }),
  });

/** /terms. */
export const termsPage = ({ picture }: References) =>
  z.strictObject({
    published,
    picture,
    sample,
    words: z.strictObject({
      ...head,
      intro: paragraph,
      clauses: z
        .array(
          z
            .strictObject({
              id: slug.meta({ title: 'Anchor', description: 'Last part of links to the clause' }),
              title: line,
              paragraphs: paragraphs,
            })
            .meta({ title: 'Clause' }),
        )
        .min(1)
        .superRefine((clauses, context) => {
          for (const [index, { id }] of clauses.entries()) {
            if (clauses.findIndex((other) => other.id === id) === index) continue;
            const message = `‘${id}’ is the anchor of two clauses`;
            context.addIssue({ code: 'custom', path: [index, 'id'], message });
          }
        }),
      contents: label,
      contact: z.strictObject({ ...section.shape, linkedin: label, codeHost: label }),
    }),
  });

/** Per cent off a price. */
const discount = z
  .int()
  .min(1)
  .max(99)
  .optional()
  .meta({ title: 'Discount', description: 'Percent, on a label; none where it is left empty' });

/** The label of a discount. */
const discountLabel = line
  .refine((text) => text.includes('{percent}'), 'the place of the number is missing: {percent}')
  .meta({ title: 'Label of discounts', description: 'Such as {percent}% OFF' });

/** / with the facts of its carousels. A carousel without slides is omitted with its heading, except the first. */
export function homePage({ picture, page }: References) {
  const cards = anyNumber(
    z.strictObject({ image: picture, link: page, rating, discount }).meta({ title: 'Card' }),
  );
  return z.strictObject({
    sample: sample.meta({
      title: 'Stars are invented',
      description: 'Switch it off when real reviews support the stars of the cards',
    }),
    slides: atLeastOne(
      z
        .strictObject({
          image: picture,
          tall: picture.meta({ title: 'Upright picture', description: 'For phones' }),
          link: page,
        })
        .meta({ title: 'Slide' }),
    ),
    curtainCards: cards.meta({ description: 'Each is called as the page that it leads to' }),
    blindsCards: cards,
    featureImages: anyNumber(picture).meta({ title: 'Pictures of the reasons' }),
    featureLinks: anyNumber(page).meta({ title: 'Pages that the reasons lead to' }),
    clientsPublished: published.meta({ title: 'Shows client logos' }),
    words: z.strictObject({
      title: line,
      description: searchText,
      hero: z.strictObject({
        label,
        eyebrow,
        slides: atLeastOne(
          z
            .strictObject({ title: line, subtitle: paragraph, buttonText: line })
            .meta({ title: 'Slide' }),
        ),
        showroom: label,
        chat: label,
        note: line,
      }),
      curtains: z.strictObject({
        eyebrow,
        title: line,
        discount: discountLabel,
        cards: anyNumber(line).meta({ description: 'One line for each card, in their order' }),
      }),
      blinds: z.strictObject({
        eyebrow,
        title: line,
        discount: discountLabel,
        cards: anyNumber(z.strictObject({ name: line, subtitle: line }).meta({ title: 'Card' })),
      }),
      reasons: z.strictObject({
        ...section.shape,
        features: anyNumber(
          z.strictObject({ title: line, description: line }).meta({ title: 'Reason' }),
        ),
      }),
      clients: z.strictObject({ eyebrow, title: line }),
      testimonials: z.strictObject({ eyebrow, title: line }),
      contact: section,
    }),
  });
}
