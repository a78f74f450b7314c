import { z } from 'zod';
import { rating } from '../entries';
import type { References } from '../references';
import { anyNumber, atLeastOne, line, localized, paragraph } from '../texts';

/** The facts of the home page's carousels, with their words. One without slides is omitted with its heading, except the first. */
export function homePage({ picture, page: link }: References) {
  const card = { image: picture, link, rating: rating.optional() };
  return {
    // Whether the cards' stars are invented.
    sample: z.boolean(),
    slides: atLeastOne(
      z.strictObject({
        image: picture,
        tall: picture,
        link,
        title: localized(line),
        subtitle: localized(paragraph),
        buttonText: localized(line),
      }),
    ),
    curtainCards: anyNumber(
      z.strictObject({
        ...card,
        discount: localized(line).optional(),
        subtitle: localized(line),
      }),
    ),
    blindsCards: anyNumber(
      z.strictObject({
        ...card,
        discount: z.boolean(),
        name: localized(line),
        subtitle: localized(line),
      }),
    ),
    features: anyNumber(
      z.strictObject({
        image: picture,
        link: link.optional(),
        title: localized(line),
        description: localized(line),
      }),
    ),
    clientsPublished: z.boolean(),
  };
}
