import { z } from 'zod';
import { caption, mediaItems } from '../media';
import { template } from '../placeholders';
import type { References } from '../references';
import { email } from '../site';
import {
  anyNumber,
  atLeastOne,
  eyebrow,
  fieldsOf,
  line,
  lines,
  localized,
  noneTwiceIn,
  paragraph,
  paragraphs,
  sample,
  section,
  slug,
  titledText,
  titledTexts,
} from '../texts';
import { head, optional, page, published, withBanner } from './page';

export { pricesPage } from '../prices';
/**
 * Nothing but static pages is exported here: `visitPage` is the page /visit, whose entry is `content/pages/visit.json`, and
 * `homePage` is `/` (`static-pages.ts`).
 */
export { faqPage } from './faq-page';
export { homePage } from './home';
export { visitPage } from './visit';

const overview = ({ picture }: References) => ({
  picture,
  intro: paragraphs,
  features: titledTexts,
});
const overviewWords = {
  ...head,
  introTitle: line,
  collectionTitle: line,
};

export const curtainsPage = page(overview, {
  ...overviewWords,
  servicesTitle: line,
  servicesText: paragraph,
  contact: section,
});

export const blindsPage = page((to) => ({ ...overview(to), reasons: titledTexts }), {
  ...overviewWords,
  ...lines('reasonsEyebrow', 'reasonsTitle'),
  booking: section,
});

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

/** Sections of films that play in place, and pictures. Without a section there is no page. */
export const galleryPage = page(
  (to) => ({
    ...optional(to),
    sections: anyNumber(
      z
        .strictObject({
          sectionTitle: localized(line),
          text: localized(paragraph),
          items: mediaItems(to),
        })
        .meta({ title: 'Section' }),
    ),
  }),
  {
    ...head,
    intro: paragraph,
    films: line.meta({ description: 'After the introduction, if there are any' }),
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
    steps: z.strictObject({
      ...fieldsOf(['inside', 'outside', 'widths', 'heights', 'diagonals'], titledText),
      depth: titledText.extend({ text: template('depths') }),
      ...fieldsOf(['floor', 'track'], titledText),
    }),
  }),
});

export const portfolioPage = page(optional, {
  ...head,
  intro: paragraph,
  ...lines('sourceCode', 'livePreview', 'keyFeatures', 'technologies', 'back'),
  picture: template('title'),
});

export const blogPage = page(optional, {
  ...head,
  intro: paragraph,
  by: template('author'),
  back: line,
  sampleNote: line,
});

export const aboutPage = page(
  (to) => ({
    ...optional(to),
    intro: paragraphs,
    values: titledTexts,
    skills: titledTexts.meta({ title: 'Expertise' }),
    workPictures: anyNumber(z.strictObject({ picture: to.picture, caption })),
  }),
  {
    ...head,
    expertise: z.strictObject({ eyebrow, title: line }),
    work: section,
    contact: section,
  },
);

export const contactPage = page((to) => ({ ...withBanner(to), privacyText: paragraphs }), {
  ...head,
  intro: paragraph,
  mapAlt: line.meta({ title: 'What the map shows' }),
  ...lines('mapLabel', 'formTitle'),
  privacy: z.strictObject({ eyebrow, title: line }),
});

export const accessibilityPage = page(
  ({ picture }) => ({
    published: published.meta({
      description: 'Switch it on only if a person is responsible for it, at the address below',
    }),
    picture,
    email: email.meta({ title: 'E-mail of the responsible person' }),
    sections: atLeastOne(
      z.strictObject({ title: localized(line), points: paragraphs }).meta({ title: 'Section' }),
    ),
  }),
  { ...head, intro: paragraph, contact: section },
);

const clause = z
  .strictObject({
    id: slug.meta({ title: 'Anchor', description: 'Last part of links to the clause' }),
    title: localized(line),
    paragraphs,
  })
  .meta({ title: 'Clause' });

export const termsPage = page(
  (to) => ({
    ...optional(to),
    sample,
    clauses: z
      .array(clause)
      .min(1)
      .superRefine(noneTwiceIn((clauses) => clauses.map(({ id }) => id))),
  }),
  {
    ...head,
    intro: paragraph,
    contents: line,
    contact: section.extend(lines('linkedin', 'codeHost')),
  },
);
