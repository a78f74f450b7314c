import { z } from 'zod';
import type { References } from '../references';
import { anyNumber, atLeastOne, line, localized, paragraph, rating, sample } from '../texts';
import { published } from './page';

/** The facts of the home page's carousels, with their words. One without slides is omitted with its heading, except the first. */
export function homePage({ picture, page: link }: References) {
  const card = { image: picture, link, rating: rating.optional() };
  const tall = picture.meta({ title: 'Upright picture', description: 'For phones' });
  return {
    sample: sample.meta({
      title: 'Stars are invented',
      description: 'Switch it off when the cards’ stars are based on real reviews',
    }),
    slides: atLeastOne(
      z
        .strictObject({
          image: picture,
          tall,
          link,
          title: localized(line),
          subtitle: localized(paragraph),
          buttonText: localized(line),
        })
        .meta({ title: 'Slide' }),
    ),
    curtainCards: anyNumber(
      z
        .strictObject({
          ...card,
          discount: localized(line)
            .optional()
            .meta({ title: 'Discount', description: 'On a label, such as 20% OFF' }),
          subtitle: localized(line),
        })
        .meta({ title: 'Card' }),
    ).meta({ description: 'Each is named after the page it links to' }),
    blindsCards: anyNumber(
      z
        .strictObject({
          ...card,
          discount: z.boolean().meta({ title: 'Has the label of discounts' }),
          name: localized(line),
          subtitle: localized(line),
        })
        .meta({ title: 'Card' }),
    ),
    features: anyNumber(
      z
        .strictObject({
          image: picture,
          link: link.optional(),
          title: localized(line),
          description: localized(line),
        })
        .meta({ title: 'Reason' }),
    ).meta({ title: 'Reasons' }),
    clientsPublished: published.meta({ title: 'Shows client logos' }),
  };
}
