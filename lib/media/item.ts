import GithubSlugger from 'github-slugger';
import { cache } from 'react';
import { filmEntry, pictureEntry } from '@/content/media';
import type { Locale, MediaItem } from '@/content/types';
import { nameOf } from './index';

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

/** The anchors of one rendered page: React's cache lasts for one request. */
const anchors = cache(() => new GithubSlugger());

/** A new anchor of a picture or film on its page, so that a message can name it: 'picture-curtains-wave-1'. */
export function mediaAnchor(src: MediaItem['src']): string {
  // Self-hosted films by id, others by URL.
  const kind = src.includes('/') ? 'picture' : 'film';
  return anchors().slug(`${kind}-${nameOf(src)}`);
}
