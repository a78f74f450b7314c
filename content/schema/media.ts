import { z } from 'zod';
import { mediaRoot, type References } from './references';
import { altText, anyNumber, line, localized, pastDay, webAddress } from './texts';

const mostKilobytes = 600;

const render = z.boolean().meta({
  title: 'Made by a computer',
  description: 'Switch it off when this is a photograph or a film of your own',
});

const uploaded = pastDay.meta({
  title: 'Published on',
  description: 'For search engines: the day when the film was first published',
});

const percent = z.number().min(0).max(100);

const words = z.strictObject({
  alt: altText,
  caption: line
    .optional()
    .meta({ description: 'The text below it; if empty, the text above is used' }),
});

export const caption = localized(line).optional().meta({
  title: 'Caption on this page',
  description: 'Only if it differs from the caption in the list of pictures or films',
});

export const picture = ({ pictureFile }: References) =>
  z.strictObject({
    file: pictureFile,
    evening: pictureFile.optional().meta({
      title: 'In the evening',
      description:
        'The same view with the lamps on, in the same proportions; shown in the dark theme',
    }),
    focus: z
      .strictObject({
        x: percent.meta({ title: 'Percent from the left', default: 50 }),
        y: percent.meta({ title: 'Percent from the top', default: 50 }),
      })
      .meta({
        description: 'What must stay visible when the picture is cropped; 50 and 50 is the middle',
      }),
    render,
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
    seconds: z.number().positive().meta({ title: 'Length in seconds' }),
    uploaded,
    render,
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
    .strictObject({
      type: z.literal('image'),
      src: own.meta({ title: 'Picture' }),
      caption,
    })
    .meta({ title: 'Picture' });
  const remoteImage = z
    .strictObject({
      type: z.literal('remote-image'),
      src: webAddress.meta({ title: 'Address of the picture' }),
      width: z.int().positive().meta({ title: 'Width in pixels' }),
      height: z.int().positive().meta({ title: 'Height in pixels' }),
      alt: localized(altText).meta({ title: 'What it shows' }),
      caption,
    })
    .meta({ title: 'Picture on another site' });
  const video = z
    .strictObject({
      type: z.literal('video'),
      src: ownFilm.meta({ title: 'Film' }),
      caption,
    })
    .meta({ title: 'Film' });
  const hostedVideo = z
    .strictObject({
      type: z.literal('hosted-video'),
      src: webAddress.refine(isPlayer, playerAdvice).meta({
        title: 'Address of the player',
        description:
          'https://www.youtube-nocookie.com/embed/… or https://player.vimeo.com/video/…?dnt=1',
      }),
      poster: own.meta({ title: 'Still until it is played' }),
      uploaded,
      caption,
    })
    .meta({ title: 'Film on YouTube or Vimeo' });
  return anyNumber(z.discriminatedUnion('type', [image, remoteImage, video, hostedVideo]));
}
