import { z } from 'zod';
import { to } from './references';
import { altText, anyNumber, day, line, localized, webAddress } from './texts';

const percent = z.number().min(0).max(100);

/** The point that a crop keeps, in per cent. */
const focusPoint = z.strictObject({
  x: percent.meta({ default: 50 }),
  y: percent.meta({ default: 50 }),
});

/** The focal point in one place, which may show a detail, enlarged `zoom` times. */
export const focus = focusPoint.extend({ zoom: z.number().min(1).max(3).optional() });

const words = z.strictObject({ alt: altText, caption: line.optional() });

/** On one page; the caption of the picture's or film's entry is the default. */
export const caption = localized(line).optional();

export const picture = z.strictObject({
  file: to.pictureFile,
  evening: to.pictureFile.optional(),
  focus: focusPoint,
  sample: z.boolean(),
  words,
});

/** A silent self-hosted film; an optional smaller WebM has the same name. */
export const film = z.strictObject({
  file: to.filmFile,
  poster: to.posterFile,
  seconds: z.number().positive(),
  uploaded: day,
  sample: z.boolean(),
  words,
});

const playerAdvice =
  'this is the page of a film; its player is https://www.youtube-nocookie.com/embed/… or https://player.vimeo.com/video/…?dnt=1, with the same letters or digits at the end';

/** Whether it is not the page of a film, which browsers do not show within another page. */
const isPlayer = (address: string) =>
  !/^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch|shorts|live)|youtu\.be\/|(?:www\.)?vimeo\.com\/)/.test(
    address,
  );

/** A picture beside words: what its crop keeps there, and what it shows, if not what its entry says. */
export const detail = z.strictObject({
  picture: to.picture,
  focus: focus.optional(),
  alt: localized(altText).optional(),
});

/** The items of a gallery: pictures and films, self-hosted or on another host. */
export const mediaItems = anyNumber(
  z.discriminatedUnion('type', [
    z
      .strictObject({
        type: z.literal('image'),
        src: to.picture.meta({ title: 'Picture' }),
        caption,
      })
      .meta({ title: 'Picture' }),
    z
      .strictObject({
        type: z.literal('remote-image'),
        src: webAddress.meta({ title: 'Address of the picture' }),
        width: z.int().positive(),
        height: z.int().positive(),
        alt: localized(altText),
        caption,
      })
      .meta({ title: 'Picture on another site' }),
    z
      .strictObject({ type: z.literal('video'), src: to.film.meta({ title: 'Film' }), caption })
      .meta({ title: 'Film' }),
    z
      .strictObject({
        type: z.literal('hosted-video'),
        src: webAddress.refine(isPlayer, playerAdvice).meta({
          title: 'Address of the player',
          description:
            'https://www.youtube-nocookie.com/embed/… or https://player.vimeo.com/video/…?dnt=1',
        }),
        poster: to.picture,
        uploaded: day,
        caption,
      })
      .meta({ title: 'Film on YouTube or Vimeo' }),
  ]),
);
