import { z } from 'zod';
import { contentIcon } from './category';
import { mediaItems } from './media';
import type { References } from './references';
import {
  four,
  line,
  overline,
  paragraph,
  paragraphs,
  rating,
  sample,
  searchText,
  six,
  slug,
  three,
  titledText,
} from './texts';

/** What the words of every page begin with. */
const head = {
  title: line.meta({ description: 'Shown in the tab of the browser' }),
  description: searchText,
  overline,
  heading: line,
};

/** An opening line, a heading and a sentence. */
const section = z.strictObject({ overline, title: line, text: paragraph });

const label = line;

/** /curtains, the curtains and furniture landing page. */
export const curtainsPage = ({ picture }: References) =>
  z.strictObject({
    picture,
    icons: three(contentIcon),
    words: z.strictObject({
      ...head,
      introTitle: line,
      intro: paragraphs(),
      features: three(titledText),
      collectionOverline: line,
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
    icons: six(contentIcon),
    words: z.strictObject({
      ...head,
      introTitle: line,
      intro: paragraphs(),
      features: six(titledText),
      collectionOverline: line,
      collectionTitle: line,
      collectionText: paragraph,
      reasonsOverline: line,
      reasonsTitle: line,
      reasons: four(titledText),
      booking: section,
    }),
  });

/** /service: its words frame the services. */
export const servicesPage = ({ picture }: References) =>
  z.strictObject({
    picture,
    tallPicture: picture.meta({ description: 'Upright, for phones' }),
    words: z.strictObject({
      title: line,
      description: searchText,
      banner: line.meta({ title: 'Words on the picture' }),
      overline,
      heading: line,
      subheading: line,
      keyFeatures: label,
      technologies: label,
      gallery: label,
      back: label,
      related: label,
    }),
  });

/** /gallery: three sections of films that play in place, and stills. */
export function galleryPage(references: References) {
  const { still, moving } = mediaItems(references);
  return z.strictObject({
    picture: references.picture,
    sections: three(z.strictObject({ films: three(moving), stills: three(still) })),
    words: z.strictObject({
      ...head,
      intro: paragraph,
      sections: three(
        z.strictObject({
          sectionTitle: line,
          text: paragraph,
          filmCaptions: three(line),
          stillCaptions: three(line),
        }),
      ),
      banner: titledText,
    }),
  });
}

/** /portfolio: its words frame the projects. */
export const portfolioPage = ({ picture }: References) =>
  z.strictObject({
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

/** /blog: its words frame the posts. */
export const blogPage = ({ picture }: References) =>
  z.strictObject({
    picture,
    words: z.strictObject({
      ...head,
      intro: paragraph,
      by: label,
      back: label,
      sampleNote: label,
      dateLanguage: label.meta({ description: 'Whose way of writing dates it is, such as en-GB' }),
    }),
  });

/** /about. */
export const aboutPage = ({ picture }: References) =>
  z.strictObject({
    picture,
    expertiseIcons: three(contentIcon),
    workPictures: four(picture),
    words: z.strictObject({
      ...head,
      intro: paragraphs(),
      values: three(titledText),
      expertise: z.strictObject({ overline, title: line, items: three(titledText) }),
      work: z.strictObject({ ...section.shape, captions: four(line) }),
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
      privacy: z.strictObject({ overline, title: line, paragraphs: paragraphs() }),
    }),
  });

/** /faq: its words frame the questions. */
export const faqPage = ({ picture }: References) =>
  z.strictObject({
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
      }),
      subjects: label,
      ask: z.strictObject({ ...section.shape, whatsapp: label, write: label }),
    }),
  });

/** Clauses that the requirements name. */
const clauseCount = 11;

/** /terms. */
export const termsPage = ({ picture }: References) =>
  z.strictObject({
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
              paragraphs: paragraphs(),
            })
            .meta({ title: 'Clause' }),
        )
        .length(clauseCount)
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

/** / with the facts of its carousels. */
export function homePage({ picture, page }: References) {
  const card = { image: picture, link: page, rating };
  const cardName = z.strictObject({ name: line, subtitle: line });
  return z.strictObject({
    slides: three(
      z.strictObject({
        image: picture,
        tall: picture.meta({ title: 'Upright picture', description: 'For phones' }),
        link: page,
      }),
    ),
    curtainCards: four(
      z.strictObject({
        id: z.enum(['blackout', 'bedroom', 'wave', 'livingroom']),
        ...card,
        discount: z.literal([20, 15]).optional().meta({ title: 'Label', description: 'Percent' }),
      }),
    ),
    blindsCards: four(
      z.strictObject({
        id: z.enum(['blackout', 'bedroom', 'window', 'office']),
        ...card,
        discount: z.boolean().meta({ title: 'Shows the label' }),
      }),
    ),
    featureImages: four(picture),
    words: z.strictObject({
      title: line,
      description: searchText,
      hero: z.strictObject({
        label,
        overline,
        slides: three(z.strictObject({ title: line, subtitle: paragraph, buttonText: line })),
        showroom: label,
        chat: label,
        note: line,
      }),
      curtains: z.strictObject({
        overline,
        title: line,
        discount: line.meta({ title: 'Label' }),
        cards: z.strictObject({ blackout: line, bedroom: line, wave: line, livingroom: line }),
      }),
      blinds: z.strictObject({
        overline,
        title: line,
        discount: line.meta({ title: 'Label' }),
        cards: z.strictObject({
          blackout: cardName,
          bedroom: cardName,
          window: cardName,
          office: cardName,
        }),
      }),
      reasons: z.strictObject({
        ...section.shape,
        features: four(z.strictObject({ title: line, description: line })),
      }),
      clients: z.strictObject({ overline, title: line }),
      testimonials: z.strictObject({ overline, title: line }),
      contact: section,
    }),
  });
}
