import type { MediaItem } from '@/content/types';
import { slug } from '../text/slug';

/** The anchor of a picture or film on its page, so that a message can name it: 'picture-curtains-wave-1'. */
export function mediaAnchor(src: MediaItem['src']): string {
  // Self-hosted films by id, others by URL.
  const kind = src.includes('/') ? 'picture' : 'film';
  return `${kind}-${slug(src.replace(/^.*\/|\.\w+$/g, ''))}`;
}
