import { z } from 'zod';
import { icons } from './category';
import { mediaItems } from './media';
import { head, optional, page, published, withBanner } from './page';
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
  rating,
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
    ...lines('subheading', 'keyFeatures', 'technologies', 'gallery', 'back', 'related'),
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
  ...lines('sourceCode', 'livePreview', 'keyFeatures', 'technologies', 'back', 'picture'),
});

/** Words around the posts. */
export const blogPage = page(optional, {
  ...head,
  intro: paragraph,
  ...lines('by', 'back'),
  excerpts: line.meta({ title: 'Opens the first words of each paragraph' }),
  sampleNote: line,
  dateLanguage: line.meta({ description: 'Whose way of writing dates it is, such as en-GB' }),
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

/** Words around the questions. */
export const faqPage = page(optional, {
  ...head,
  subheading: line,
  search: z.strictObject({
    label: line,
    placeholder: line.meta({ description: 'An example that finds an answer' }),
    synonyms: z.array(line).meta({
      title: 'Words for the same thing',
      description: 'With commas, such as ‘sofa, couch’: who types one finds all',
    }),
    left: z.strictObject({
      ...lines('zero', 'one'),
      ...fieldsOf(['two', 'few', 'many'], line.optional()),
      other: line,
    }),
    ...lines('nothing', 'clear'),
    question: line.meta({
      title: 'Message when nothing is found',
      description: '{question} is what was typed',
    }),
  }),
  subjects: line,
  ask: section.extend(lines('whatsapp', 'write')),
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

/** The facts of the home page's carousels. One without slides is omitted with its heading, except the first. */
function homeFacts({ picture, page: link }: References) {
  const cards = anyNumber(
    z.strictObject({ image: picture, link, rating, discount }).meta({ title: 'Card' }),
  );
  const tall = picture.meta({ title: 'Upright picture', description: 'For phones' });
  return {
    sample: sample.meta({
      title: 'Stars are invented',
      description: 'Switch it off when real reviews support the stars of the cards',
    }),
    slides: atLeastOne(z.strictObject({ image: picture, tall, link }).meta({ title: 'Slide' })),
    curtainCards: cards.meta({ description: 'Each is called as the page that it leads to' }),
    blindsCards: cards,
    featureImages: anyNumber(picture).meta({ title: 'Pictures of the reasons' }),
    featureLinks: anyNumber(link).meta({ title: 'Pages that the reasons lead to' }),
    clientsPublished: published.meta({ title: 'Shows client logos' }),
  };
}

export const homePage = page(homeFacts, {
  hero: z.strictObject({
    label: line,
    eyebrow,
    slides: atLeastOne(
      z
        .strictObject({ title: line, subtitle: paragraph, buttonText: line })
        .meta({ title: 'Slide' }),
    ),
    ...lines('showroom', 'chat', 'note'),
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
    cards: anyNumber(z.strictObject(lines('name', 'subtitle')).meta({ title: 'Card' })),
  }),
  reasons: section.extend({
    features: anyNumber(z.strictObject(lines('title', 'description')).meta({ title: 'Reason' })),
  }),
  clients: z.strictObject({ eyebrow, title: line }),
  testimonials: z.strictObject({ eyebrow, title: line }),
  contact: section,
});
