import type { FilmFiles, MediaManifest, PictureFiles } from '@/lib/media';
import type { Film } from './film';
import type { Picture } from './inspect';
import { addressOf, pictureName } from './names';

function pictureFiles({ id, key, width, height, widths }: Picture): PictureFiles {
  return {
    width,
    height,
    widths: widths.map((each) => ({
      width: each,
      avif: addressOf(pictureName(id, each, key, 'avif')),
      webp: addressOf(pictureName(id, each, key, 'webp')),
    })),
  };
}

function filmFiles({ mp4, webm, poster }: Film): FilmFiles {
  return {
    mp4: addressOf(mp4),
    ...(webm && { webm: addressOf(webm) }),
    poster: pictureFiles(poster),
  };
}

/** What pages need to know of every picture and film. */
export function manifestOf(pictures: readonly Picture[], films: readonly Film[]): MediaManifest {
  return {
    pictures: Object.fromEntries(pictures.map((picture) => [picture.id, pictureFiles(picture)])),
    films: Object.fromEntries(films.map((film) => [film.id, filmFiles(film)])),
  };
}
