import type { ImageObject, VideoObject } from 'schema-dts';
import {
  type FilmId,
  filmEntry,
  getDictionary,
  inLanguage,
  type Locale,
  type MediaItem,
  type MovingItem,
  pictureEntry,
  type StillItem,
  site,
} from '@/lib/content';
import { startOfDay } from '@/lib/hours/shop-time';
import { filmFiles, pictureUrl } from '@/lib/media/index';
import { altText, captionText } from '@/lib/media/item';
import { fill } from '@/lib/text';
import { fileUrl } from '@/lib/urls';

/** A picture with its caption; no credit for one on another host. */
function imageObject(item: StillItem, locale: Locale): ImageObject {
  const { metadata } = getDictionary(locale);
  const own = item.type === 'image' && pictureEntry(item.src);
  const credit = own && (own.sample ? metadata.renderCredit : metadata.credit);
  return {
    '@type': 'ImageObject',
    contentUrl: item.type === 'image' ? pictureUrl(item.src) : item.src,
    caption: captionText(item, locale),
    description: altText(item, locale),
    ...(credit && { creditText: fill(credit, { name: inLanguage(site, locale).name }) }),
    inLanguage: locale,
  };
}

function ownFilm(id: FilmId) {
  const { mp4, poster } = filmFiles(id);
  return {
    thumbnailUrl: fileUrl(poster.webp),
    contentUrl: fileUrl(mp4),
    duration: `PT${filmEntry(id).seconds}S`,
  };
}

function videoObject(item: MovingItem, locale: Locale): VideoObject {
  return {
    '@type': 'VideoObject',
    name: captionText(item, locale),
    uploadDate: startOfDay(item.type === 'video' ? filmEntry(item.src).uploaded : item.uploaded),
    inLanguage: locale,
    description: altText(item, locale),
    ...(item.type === 'video'
      ? ownFilm(item.src)
      : { thumbnailUrl: pictureUrl(item.poster), embedUrl: item.src }),
  };
}

export const mediaObjects = (media: readonly MediaItem[], locale: Locale) =>
  media.map((item) =>
    item.type === 'image' || item.type === 'remote-image'
      ? imageObject(item, locale)
      : videoObject(item, locale),
  );
