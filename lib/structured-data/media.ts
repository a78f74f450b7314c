import type { ImageObject, VideoObject } from 'schema-dts';
import { films } from '@/content/films';
import { type PictureId, pictures } from '@/content/pictures';
import { filmsPublished } from '@/content/published';
import { site } from '@/content/site';
import type { HostedVideo, ImageItem, Locale, PictureRef, VideoItem } from '@/content/types';
import { wordsOf } from '@/content/words';
import { fileUrl } from '../absolute';
import { fill } from '../fill';
import { filmFiles, pictureFiles } from '../media';
import type { CaptionedMedia } from '../page-media';

/** Whole address of a picture at its full width, in the format that every reader knows. */
export function pictureUrl(ref: PictureRef): string {
  if (typeof ref === 'object') return ref.src;
  return fileUrl(pictureFiles(ref).widths.at(-1)?.webp ?? '');
}

function ownPicture(id: PictureId, locale: Locale) {
  const { alt, render } = pictures[id];
  const { credit, renderCredit } = wordsOf(locale).machines;
  return {
    description: alt[locale],
    creditText: fill(render ? renderCredit : credit, { name: site.name }),
  };
}

/** A picture with its caption; one of another host without a credit, for it is not ours to give. */
function imageObject({ src }: ImageItem, caption: string, locale: Locale): ImageObject {
  return {
    '@type': 'ImageObject',
    contentUrl: pictureUrl(src),
    caption,
    ...(typeof src === 'string' ? ownPicture(src, locale) : { description: src.alt[locale] }),
  };
}

function hostedVideo({ embed, poster }: HostedVideo, locale: Locale) {
  return {
    description: pictures[poster].alt[locale],
    thumbnailUrl: pictureUrl(poster),
    embedUrl: embed,
  };
}

function videoObject({ src }: VideoItem, caption: string, locale: Locale): VideoObject {
  // On the page, the word 'Film' before the caption says that it moves; here the type does.
  const name = caption.replace(`${wordsOf(locale).ui.filmPrefix}: `, '');
  const shared = {
    '@type': 'VideoObject',
    name: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1),
    uploadDate: filmsPublished,
  } as const;
  if (typeof src === 'object') return { ...shared, ...hostedVideo(src, locale) };
  const { mp4, poster } = filmFiles(src);
  const { alt, seconds } = films[src];
  return {
    ...shared,
    description: alt[locale],
    thumbnailUrl: fileUrl(poster.widths.at(-1)?.webp ?? ''),
    contentUrl: fileUrl(mp4),
    duration: `PT${seconds}S`,
  };
}

/** The pictures and films of a page. */
export function mediaObjects(
  media: readonly CaptionedMedia[],
  locale: Locale,
): readonly (ImageObject | VideoObject)[] {
  return media.map(({ item, caption }) =>
    item.type === 'image' ? imageObject(item, caption, locale) : videoObject(item, caption, locale),
  );
}
