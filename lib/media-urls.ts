import type { FilmId, PictureId } from '@/content/types';
import { filmFiles, pictureFiles } from './media';
import { fileUrl, withBasePath } from './urls';

/** Address on this host of a picture at large, in the format that every browser reads. */
export function largestPicture(id: PictureId): string {
  return withBasePath(pictureFiles(id).webp);
}

/** Whole address of a picture at large. */
export function pictureUrl(id: PictureId): string {
  return fileUrl(pictureFiles(id).webp);
}

interface FilmSources {
  readonly mp4: string;
  readonly webm: string | undefined;
  readonly poster: string;
}

/** Addresses of a film of ours and of its poster on this host. */
export function filmSources(id: FilmId): FilmSources {
  const { mp4, webm, poster } = filmFiles(id);
  return {
    mp4: withBasePath(mp4),
    webm: webm && withBasePath(webm),
    poster: withBasePath(poster.webp),
  };
}
