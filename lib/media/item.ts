import { cache } from 'react';
import { filmEntry, inLanguage, type Locale, type MediaItem, pictureEntry } from '@/lib/content';
import { anchorsOf } from '@/lib/text/anchors';
import { nameOf } from './index';

/** The words of a picture, a film or a still; none of a picture on another host. */
function wordsOf(item: MediaItem, locale: Locale) {
  if (item.type === 'remote-image') return undefined;
  if (item.type === 'video') return inLanguage(filmEntry(item.src), locale);
  return inLanguage(pictureEntry(item.type === 'image' ? item.src : item.poster), locale);
}

export const altText = (item: MediaItem, locale: Locale): string =>
  item.type === 'remote-image' ? item.alt[locale] : (wordsOf(item, locale)?.alt ?? '');

/** Caption of a picture or film: its own on this page, that of its entry, or else what it shows. */
export const captionText = (item: MediaItem, locale: Locale): string =>
  item.caption?.[locale] ?? wordsOf(item, locale)?.caption ?? altText(item, locale);

/** The anchors of one rendered page: React's cache lasts for one request. */
const anchors = cache(anchorsOf);

/** A new anchor of a picture or film on its page, so that a message can name it: 'picture-curtains-wave-1'. */
export function mediaAnchor(src: MediaItem['src']): string {
  // Self-hosted films by id, others by URL.
  const kind = src.includes('/') ? 'picture' : 'film';
  return anchors()(`${kind}-${nameOf(src)}`);
}
