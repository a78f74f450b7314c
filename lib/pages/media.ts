import { pictureEntry } from '@/content/media';
import type { Locale, MediaItem, PictureId } from '@/content/types';

/** A picture or film of a page, with its caption. */
export interface CaptionedMedia {
  readonly item: MediaItem;
  readonly caption: string;
}

/** Pairs items with their captions, which are listed apart in the words, in the same order. */
export function captioned(
  items: readonly MediaItem[],
  captions: readonly string[],
): readonly CaptionedMedia[] {
  return items.map((item, index) => ({ item, caption: captions[index] ?? '' }));
}

/** Pictures without captions. */
export function withAltTexts(ids: readonly PictureId[], locale: Locale): readonly CaptionedMedia[] {
  return ids.map((src) => ({
    item: { type: 'image', src },
    caption: pictureEntry(src).words[locale].alt,
  }));
}
