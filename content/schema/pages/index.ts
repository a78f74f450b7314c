import { z } from 'zod';
import { caption, mediaItems } from '../media';
import type { References } from '../references';
import { email } from '../site';
import {
  anyNumber,
  atLeastOne,
  distinct,
  line,
  localized,
  localizedLines,
  noneTwiceIn,
  paragraph,
  paragraphs,
  sample,
  slug,
  titledTexts,
} from '../texts';
import { optional, published, withBanner } from './page';

/**
 * The facts of each static page, and nothing else: `visitPage` is the page /visit, whose entry is `content/pages/visit.json`,
 * and `homePage` is `/` (`static-pages.ts`). Its words are those of its English file.
 */
export { homePage } from './home';

export const curtainsPage = ({ picture }: References) => ({
  picture,
  intro: paragraphs,
  features: titledTexts,
});

export const blindsPage = (to: References) => ({ ...curtainsPage(to), reasons: titledTexts });

export const servicePage = ({ picture }: References) => ({
  picture,
  tallPicture: picture.meta({ description: 'Upright, for phones' }),
});

/** Sections of films that play in place, and pictures. Without a section there is no page. */
export const galleryPage = (to: References) => ({
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
});

/** The guide and the words around the planner, whose own words are in content/planner.json. */
export const measurePage = optional;

export const visitPage = (to: References) => ({
  ...optional(to),
  districts: distinct(localized(line)).meta({
    title: 'Districts',
    description: 'Suggestions while typing; others are allowed',
  }),
});

export const pricesPage = optional;

export const portfolioPage = optional;

export const blogPage = optional;

export const faqPage = (to: References) => ({
  ...optional(to),
  synonyms: localizedLines.meta({
    title: 'Words for the same thing',
    description: 'With commas, such as ‘sofa, couch’: a search for one finds all',
  }),
});

export const aboutPage = (to: References) => ({
  ...optional(to),
  intro: paragraphs,
  values: titledTexts,
  skills: titledTexts.meta({ title: 'Expertise' }),
  workPictures: anyNumber(z.strictObject({ picture: to.picture, caption })),
});

export const contactPage = (to: References) => ({ ...withBanner(to), privacyText: paragraphs });

export const accessibilityPage = ({ picture }: References) => ({
  published: published.meta({
    description: 'Switch it on only if a person is responsible for it, at the address below',
  }),
  picture,
  email: email.meta({ title: 'E-mail of the responsible person' }),
  sections: atLeastOne(
    z.strictObject({ title: localized(line), points: paragraphs }).meta({ title: 'Section' }),
  ),
});

const clause = z
  .strictObject({
    id: slug.meta({ title: 'Anchor', description: 'Last part of links to the clause' }),
    title: localized(line),
    paragraphs,
  })
  .meta({ title: 'Clause' });

export const termsPage = (to: References) => ({
  ...optional(to),
  sample,
  clauses: z
    .array(clause)
    .min(1)
    .superRefine(noneTwiceIn((clauses) => clauses.map(({ id }) => id))),
});
