import type { FilmId, PictureId } from '@/content/types';
import { fileUrl, withBasePath } from '../pages/urls';
import { filmFiles, pictureFiles } from './index';

/** Path of a picture's large file, in the format that every browser supports. */
export function largestPicture(id: PictureId): string {
  return withBasePath(pictureFiles(id).webp);
}

/** Absolute URL of a picture's large file. */
export function pictureUrl(id: PictureId): string {
  return fileUrl(pictureFiles(id).webp);
}

interface FilmSources {
  readonly mp4: string;
  readonly webm: string | undefined;
  readonly poster: string;
}

/** Paths of a self-hosted film and of its poster. */
export function filmSources(id: FilmId): FilmSources {
  const { mp4, webm, poster } = filmFiles(id);
  return {
    mp4: withBasePath(mp4),
    webm: webm && withBasePath(webm),
    poster: withBasePath(poster.webp),
  };
}
