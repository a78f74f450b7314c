import { z } from 'zod';
import { page, published } from './page';
import { template } from './placeholders';
import type { References } from './references';
import {
  anyNumber,
  atLeastOne,
  eyebrow,
  line,
  lines,
  paragraph,
  rating,
  sample,
  section,
} from './texts';

/** Per cent off a price. */
const discount = z
  .int()
  .min(1)
  .max(99)
  .optional()
  .meta({ title: 'Discount', description: 'Percent, on a label; none where it is left empty' });

/** The label of a discount. */
const discountLabel = template('percent').meta({
  title: 'Label of discounts',
  description: 'Such as {percent}% OFF',
});

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
