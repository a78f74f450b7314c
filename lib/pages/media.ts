import { pictureEntry } from '@/content/media';
import type { Locale, MediaItem, PictureId } from '@/content/types';

/** A picture or a film of a page, with the words below it. */
export interface CaptionedMedia {
  readonly item: MediaItem;
  readonly caption: string;
}

/** Items with their captions, which stand apart in the words, in the same order. */
export function captioned(
  items: readonly MediaItem[],
  captions: readonly string[],
): readonly CaptionedMedia[] {
  return items.map((item, index) => ({ item, caption: captions[index] ?? '' }));
}

/** Pictures that have no words but those of their entries. */
export function withAltTexts(ids: readonly PictureId[], locale: Locale): readonly CaptionedMedia[] {
  return ids.map((src) => ({
    item: { type: 'image', src },
    caption: pictureEntry(src).words[locale].alt,
  }));
}
