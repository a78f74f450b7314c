import { z } from 'zod';
import { caption, detail, focus, mediaItems } from '../media';
import { to } from '../references';
import {
  anyNumber,
  line,
  localized,
  localizedLines,
  noneTwice,
  paragraph,
  paragraphs,
  slug,
  titledTexts,
} from '../texts';

/** The facts of each static page, by the name of its entry (`static-pages.ts`); its words are those of its English file. */
export { homePage } from './home';

/** Facts of pages with a banner, which the owner may switch off. */
const optional = { shown: z.boolean(), picture: to.picture };

/** Facts of pages that open with their picture beside the heading. */
const opened = { ...optional, focus: focus.optional() };

export const curtainsPage = { picture: to.picture, intro: paragraphs, features: titledTexts };

export const blindsPage = { ...curtainsPage, reasons: titledTexts };

export const servicePage = {
  picture: to.picture,
  tallPicture: to.picture,
  closing: detail.optional(),
};

/** The wall of all cloths that have a colour; without one there is no page. */
export const clothsPage = optional;

/** Sections of films that play in place, and pictures. Without a section there is no page. */
export const galleryPage = {
  ...optional,
  closing: detail.optional(),
  sections: anyNumber(
    z.strictObject({
      sectionTitle: localized(line),
      text: localized(paragraph),
      items: mediaItems,
    }),
  ),
};

/** The guide and the words around the planner, whose own words are in content/planner.json. */
export const measurePage = { ...optional, closing: detail.optional() };

export const visitPage = { ...opened, districts: localizedLines };

export const pricesPage = { ...opened, closing: detail.optional() };

/** Their words are about the sample's projects and posts. */
export const portfolioPage = { ...optional, sample: z.boolean(), closing: detail.optional() };

export const blogPage = { ...portfolioPage };

export const faqPage = { ...opened, closing: detail.optional(), synonyms: localizedLines };

export const aboutPage = {
  ...opened,
  intro: paragraphs,
  values: titledTexts,
  skills: titledTexts,
  workPictures: anyNumber(z.strictObject({ picture: to.picture, caption })),
};

export const contactPage = {
  picture: opened.picture,
  focus: opened.focus,
  privacyText: paragraphs,
};

export const termsPage = {
  ...optional,
  sample: z.boolean(),
  clauses: z
    .array(z.strictObject({ id: slug, title: localized(line), paragraphs }))
    .min(1)
    .superRefine(noneTwice(({ id }) => id)),
};
