import { pictureEntry } from '@/lib/content/media';
import type { Locale, MediaItem, PictureId } from '@/lib/content/types';
import { captionText } from './item';

export interface CaptionedMedia {
  readonly item: MediaItem;
  readonly caption: string;
}

export const withCaptions = (items: readonly MediaItem[], locale: Locale) =>
  items.map((item): CaptionedMedia => ({ item, caption: captionText(item, locale) }));

/** Pictures that stand there without a caption. */
export const withAltTexts = (ids: readonly PictureId[], locale: Locale) =>
  ids.map((src): CaptionedMedia => {
    return { item: { type: 'image', src }, caption: pictureEntry(src).words[locale].alt };
  });
