import { z } from 'zod';
import { mediaRoot, type References } from './references';
import { altText, anyNumber, line, localized, pastDay, webAddress } from './texts';

const mostKilobytes = 600;

const percent = z.number().min(0).max(100);

const words = z.strictObject({ alt: altText, caption: line.optional() });

/** On one page; the caption of the picture's or film's entry is the default. */
export const caption = localized(line).optional();

export const picture = ({ pictureFile }: References) =>
  z.strictObject({
    file: pictureFile,
    evening: pictureFile.optional(),
    focus: z.strictObject({ x: percent.meta({ default: 50 }), y: percent.meta({ default: 50 }) }),
    render: z.boolean(),
    words,
  });

/** A silent self-hosted film; an optional smaller WebM has the same name. */
export const film = ({ filmFile, posterFile, sizeOf }: References) =>
  z.strictObject({
    file: filmFile.superRefine((path, context) => {
      const kilobytes = Math.ceil((sizeOf(mediaRoot + path) ?? 0) / 1024);
      if (kilobytes <= mostKilobytes) return;
      const message = `${kilobytes} KB; must be at most ${mostKilobytes} KB: make it shorter or smaller, or use the address of a video host`;
      context.addIssue(message);
    }),
    poster: posterFile,
    seconds: z.number().positive(),
    uploaded: pastDay,
    render: z.boolean(),
    words,
  });

const playerAdvice =
  'this is the page of a film; its player is https://www.youtube-nocookie.com/embed/… or https://player.vimeo.com/video/…?dnt=1, with the same letters or digits at the end';

/** Whether it is not the page of a film, which browsers do not show within another page. */
const isPlayer = (address: string) =>
  !/^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch|shorts|live)|youtu\.be\/|(?:www\.)?vimeo\.com\/)/.test(
    address,
  );

/** The items of a gallery: pictures and films, self-hosted or on another host. */
export function mediaItems({ picture: own, film: ownFilm }: References) {
  const image = z
    .strictObject({ type: z.literal('image'), src: own.meta({ title: 'Picture' }), caption })
    .meta({ title: 'Picture' });
  const remoteImage = z
    .strictObject({
      type: z.literal('remote-image'),
      src: webAddress.meta({ title: 'Address of the picture' }),
      width: z.int().positive(),
      height: z.int().positive(),
      alt: localized(altText),
      caption,
    })
    .meta({ title: 'Picture on another site' });
  const video = z
    .strictObject({ type: z.literal('video'), src: ownFilm.meta({ title: 'Film' }), caption })
    .meta({ title: 'Film' });
  const hostedVideo = z
    .strictObject({
      type: z.literal('hosted-video'),
      src: webAddress.refine(isPlayer, playerAdvice).meta({
        title: 'Address of the player',
        description:
          'https://www.youtube-nocookie.com/embed/… or https://player.vimeo.com/video/…?dnt=1',
      }),
      poster: own,
      uploaded: pastDay,
      caption,
    })
    .meta({ title: 'Film on YouTube or Vimeo' });
  return anyNumber(z.discriminatedUnion('type', [image, remoteImage, video, hostedVideo]));
}
