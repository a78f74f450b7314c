import { filmEntry, pictureEntry } from '@/content/media';
import type { Locale, MediaItem } from '@/content/types';

/**
 * Alternative text of a picture or film, from its entry.
 * @param caption used for a picture on another host, which has no entry
 */
export function altText(item: MediaItem, caption: string, locale: Locale): string {
  switch (item.type) {
    case 'image':
      return pictureEntry(item.src).words[locale].alt;
    case 'remote-image':
      return caption;
    case 'video':
      return filmEntry(item.src).words[locale].alt;
    case 'hosted-video':
      return pictureEntry(item.poster).words[locale].alt;
  }
}
