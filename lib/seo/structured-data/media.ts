import type { ImageObject, VideoObject } from 'schema-dts';
import { getDictionary } from '@/content/dictionary';
import { filmEntry, pictureEntry } from '@/content/media';
import { filmsPublished } from '@/content/published';
import { site } from '@/content/site';
import type { Locale, MovingItem, PictureId, StillItem } from '@/content/types';
import { filmFiles, pictureUrl } from '../../media/index';
import type { CaptionedMedia } from '../../pages/media';
import { fileUrl } from '../../pages/urls';
import { fill } from '../../text/fill';

function ownPicture(id: PictureId, locale: Locale) {
  const { words, render } = pictureEntry(id);
  const { credit, renderCredit } = getDictionary(locale).metadata;
  return {
    contentUrl: pictureUrl(id),
    description: words[locale].alt,
    creditText: fill(render ? renderCredit : credit, { name: site.words[locale].name }),
  };
}

/** A picture with its caption; no credit for one on another host. */
function imageObject(item: StillItem, caption: string, locale: Locale): ImageObject {
  const own = item.type === 'image' ? ownPicture(item.src, locale) : { contentUrl: item.src };
  const { contentUrl, ...rest } = own;
  return {
    '@type': 'ImageObject',
    contentUrl,
    caption,
    ...rest,
    inLanguage: getDictionary(locale).language,
  };
}

function ownFilm(id: string, locale: Locale) {
  const { mp4, poster } = filmFiles(id);
  const { words, seconds } = filmEntry(id);
  return {
    description: words[locale].alt,
    thumbnailUrl: fileUrl(poster.webp),
    contentUrl: fileUrl(mp4),
    duration: `PT${seconds}S`,
  };
}

function hostedFilm(embedUrl: string, poster: PictureId, locale: Locale) {
  return {
    description: pictureEntry(poster).words[locale].alt,
    thumbnailUrl: pictureUrl(poster),
    embedUrl,
  };
}

function videoObject(item: MovingItem, caption: string, locale: Locale): VideoObject {
  // Without the caption's prefix 'Film', which the type expresses.
  const name = caption.replace(`${getDictionary(locale).ui.filmPrefix}: `, '');
  return {
    '@type': 'VideoObject',
    name: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1),
    uploadDate: filmsPublished,
    inLanguage: getDictionary(locale).language,
    ...(item.type === 'video'
      ? ownFilm(item.src, locale)
      : hostedFilm(item.src, item.poster, locale)),
  };
}

/** The pictures and films of a page. */
export function mediaObjects(
  media: readonly CaptionedMedia[],
  locale: Locale,
): readonly (ImageObject | VideoObject)[] {
  return media.map(({ item, caption }) =>
    item.type === 'image' || item.type === 'remote-image'
      ? imageObject(item, caption, locale)
      : videoObject(item, caption, locale),
  );
}
