import { films } from '@/content/films';
import { pictures } from '@/content/pictures';
import type { Locale, MediaItem, PictureRef } from '@/content/types';

function ofPicture(src: PictureRef, locale: Locale): string {
  return typeof src === 'string' ? pictures[src].alt[locale] : src.alt[locale];
}

/** What a picture shows, or a film, in the words of its manifest. */
export function altText(item: MediaItem, locale: Locale): string {
  if (item.type === 'image') return ofPicture(item.src, locale);
  const { src } = item;
  return typeof src === 'string' ? films[src].alt[locale] : ofPicture(src.poster, locale);
}
