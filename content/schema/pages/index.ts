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
  noneTwice,
  paragraph,
  paragraphs,
  slug,
  titledTexts,
} from '../texts';

/**
 * The facts of each static page, and nothing else: `visitPage` is the page /visit, whose entry is `content/pages/visit.json`,
 * and `homePage` is `/` (`static-pages.ts`). Its words are those of its English file.
 */
export { homePage } from './home';

/** Of pages with a banner that the owner may switch off. */
const optional = ({ picture }: References) => ({ published: z.boolean(), picture });

export const curtainsPage = ({ picture }: References) => ({
  picture,
  intro: paragraphs,
  features: titledTexts,
});

export const blindsPage = (to: References) => ({ ...curtainsPage(to), reasons: titledTexts });

export const servicePage = ({ picture }: References) => ({ picture, tallPicture: picture });

/** Sections of films that play in place, and pictures. Without a section there is no page. */
export const galleryPage = (to: References) => ({
  ...optional(to),
  sections: anyNumber(
    z.strictObject({
      sectionTitle: localized(line),
      text: localized(paragraph),
      items: mediaItems(to),
    }),
  ),
});

/** The guide and the words around the planner, whose own words are in content/planner.json. */
export const measurePage = optional;

export const visitPage = (to: References) => ({
  ...optional(to),
  districts: distinct(localized(line)),
});

export const pricesPage = optional;

export const portfolioPage = optional;

export const blogPage = optional;

export const faqPage = (to: References) => ({ ...optional(to), synonyms: localizedLines });

export const aboutPage = (to: References) => ({
  ...optional(to),
  intro: paragraphs,
  values: titledTexts,
  skills: titledTexts,
  workPictures: anyNumber(z.strictObject({ picture: to.picture, caption })),
});

export const contactPage = ({ picture }: References) => ({ picture, privacyText: paragraphs });

export const accessibilityPage = (to: References) => ({
  ...optional(to),
  email,
  sections: atLeastOne(z.strictObject({ title: localized(line), points: paragraphs })),
});

export const termsPage = (to: References) => ({
  ...optional(to),
  sample: z.boolean(),
  clauses: z
    .array(z.strictObject({ id: slug, title: localized(line), paragraphs }))
    .min(1)
    .superRefine(noneTwice(({ id }) => id)),
});
