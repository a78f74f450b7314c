import { z } from 'zod';
import { icons } from './category';
import { isLanguageTag } from './languages';
import { mediaItems } from './media';
import { head, optional, page, published, withBanner } from './page';
import { template } from './placeholders';
import type { References } from './references';
import { email } from './site';
import {
  anyNumber,
  atLeastOne,
  eyebrow,
  fieldsOf,
  line,
  lines,
  noneTwiceIn,
  paragraph,
  paragraphs,
  sample,
  section,
  slug,
  titledText,
  titledTexts,
} from './texts';

/**
 * Nothing but static pages is exported here: `visitPage` is the page /visit, whose entry is `content/pages/visit.json`, and
 * `homePage` is `/` (`static-pages.ts`).
 */
export { faqPage } from './faq-page';
export { homePage } from './home';
export { pricesPage } from './prices';
export { visitPage } from './visit';

/** An overview of category pages. */
const overview = ({ picture }: References) => ({ picture, icons });
const overviewWords = {
  ...head,
  introTitle: line,
  intro: paragraphs,
  features: titledTexts,
  ...lines('collectionEyebrow', 'collectionTitle'),
  collectionText: paragraph,
};

export const curtainsPage = page(overview, {
  ...overviewWords,
  servicesTitle: line,
  servicesText: paragraph,
  contact: section,
});

export const blindsPage = page(overview, {
  ...overviewWords,
  ...lines('reasonsEyebrow', 'reasonsTitle'),
  reasons: titledTexts,
  booking: section,
});

/** Words around the services. */
export const servicePage = page(
  ({ picture }) => ({ picture, tallPicture: picture.meta({ description: 'Upright, for phones' }) }),
  {
    banner: line.meta({ title: 'Words on the picture' }),
    ...head,
    ...lines('subheading', 'keyFeatures', 'technologies'),
    gallery: template('title'),
    ...lines('back', 'related'),
    more: line.meta({ description: 'Above services beyond the first fifteen' }),
  },
);

const gallerySections = <T extends z.ZodRawShape>(fields: T) =>
  anyNumber(z.strictObject(fields).meta({ title: 'Section' }));

/** Sections of films that play in place, and stills. Without a section there is no page. */
export const galleryPage = page(
  (to) => {
    const { still, moving } = mediaItems(to);
    const sections = gallerySections({ films: anyNumber(moving), stills: anyNumber(still) });
    return { ...optional(to), sections };
  },
  {
    ...head,
    intro: paragraph,
    sections: gallerySections({
      sectionTitle: line,
      text: paragraph,
      filmCaptions: anyNumber(line),
      stillCaptions: anyNumber(line),
    }),
    banner: titledText,
  },
);

/** The guide and the words around the planner, whose own words are in content/planner.json. */
export const measurePage = page(optional, {
  heading: line,
  intro: paragraph,
  link: line.meta({ description: 'On category pages' }),
  planner: line.meta({ description: 'Names the planner for screen readers' }),
  withoutScripts: paragraph,
  guide: section.extend({
    steps: z.strictObject(
      fieldsOf(
        ['inside', 'outside', 'widths', 'heights', 'diagonals', 'depth', 'floor', 'track'],
        titledText,
      ),
    ),
  }),
});

/** Words around the projects. */
export const portfolioPage = page(optional, {
  ...head,
  intro: paragraph,
  ...lines('sourceCode', 'livePreview', 'keyFeatures', 'technologies', 'back'),
  picture: template('title'),
});

/** Words around the posts. */
export const blogPage = page(optional, {
  ...head,
  intro: paragraph,
  by: template('author'),
  back: line,
  excerpts: line.meta({ title: 'Opens the first words of each paragraph' }),
  sampleNote: line,
  dateLanguage: z
    .string()
    .refine(isLanguageTag, 'write it as en-GB')
    .meta({ description: 'Whose way of writing dates it is, such as en-GB' }),
});

export const aboutPage = page(
  (to) => ({ ...optional(to), expertiseIcons: icons, workPictures: anyNumber(to.picture) }),
  {
    ...head,
    intro: paragraphs,
    values: titledTexts,
    expertise: z.strictObject({ eyebrow, title: line, items: titledTexts }),
    work: section.extend({ captions: anyNumber(line) }),
    contact: section,
  },
);

export const contactPage = page(withBanner, {
  ...head,
  intro: paragraph,
  mapAlt: line.meta({ title: 'What the map shows' }),
  ...lines('mapLabel', 'formTitle'),
  privacy: z.strictObject({ eyebrow, title: line, paragraphs }),
});

/** The accessibility statement. */
export const accessibilityPage = page(
  ({ picture }) => ({
    published: published.meta({
      description: 'Switched on only where somebody answers for it, at the address below',
    }),
    picture,
    email: email.meta({ title: 'E-mail of who answers for it' }),
  }),
  {
    ...head,
    intro: paragraph,
    sections: atLeastOne(
      z.strictObject({ title: line, points: paragraphs }).meta({ title: 'Section' }),
    ),
    contact: section,
  },
);

const clause = z
  .strictObject({
    id: slug.meta({ title: 'Anchor', description: 'Last part of links to the clause' }),
    title: line,
    paragraphs,
  })
  .meta({ title: 'Clause' });

export const termsPage = page((to) => ({ ...optional(to), sample }), {
  ...head,
  intro: paragraph,
  clauses: z
    .array(clause)
    .min(1)
    .superRefine(noneTwiceIn((clauses) => clauses.map(({ id }) => id))),
  contents: line,
  contact: section.extend(lines('linkedin', 'codeHost')),
});
