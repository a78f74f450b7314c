import { z } from 'zod';
import { rating } from '../entries';
import { to } from '../references';
import { anyNumber, atLeastOne, line, localized, paragraph, slug } from '../texts';

const card = { image: to.picture, link: to.page, rating: rating.optional() };

/** The facts of the home page's carousels, with their words. One without slides is omitted with its heading, except the first. */
export const homePage = {
  // Of the cards' stars.
  sample: z.boolean(),
  slides: atLeastOne(
    z.strictObject({
      image: to.picture,
      tall: to.picture,
      link: to.page,
      section: slug.optional(),
      title: localized(line),
      subtitle: localized(paragraph),
      buttonText: localized(line),
    }),
  ),
  curtainCards: anyNumber(z.strictObject({ ...card, subtitle: localized(line) })),
  blindsCards: anyNumber(
    z.strictObject({
      image: card.image,
      product: to.page,
      link: card.link,
      rating: card.rating,
      discount: z.boolean(),
      name: localized(line),
      subtitle: localized(line),
    }),
  ),
  features: anyNumber(
    z.strictObject({
      image: to.picture,
      link: to.page.optional(),
      title: localized(line),
      description: localized(line),
    }),
  ),
};
