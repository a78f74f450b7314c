import type { FilmId } from '@/content/films';
import { withBasePath } from './base-path';
import { filmFiles } from './media';

/** Width in CSS pixels that a film's poster is chosen for; films are 704 px wide themselves. */
const posterWidth = 700;

export interface FilmSources {
  readonly mp4: string;
  readonly webm: string | undefined;
  readonly poster: string;
}

/** Addresses of a film of ours and of its poster. */
export function filmSources(id: FilmId): FilmSources {
  const { mp4, webm, poster } = filmFiles(id);
  const still = poster.widths.findLast((file) => file.width <= posterWidth) ?? poster.widths.at(-1);
  return {
    mp4: withBasePath(mp4),
    webm: webm && withBasePath(webm),
    poster: withBasePath(still?.webp ?? ''),
  };
}
