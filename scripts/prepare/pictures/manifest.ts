import type { FilmFiles, MediaManifest, PictureFiles } from '@/lib/media/index';
import type { Film, Picture } from './inspect';
import { addressOf, pictureName } from './names';
import type { Rendition } from './settings';

function pictureFiles({ id, stamp, width, height, widths, fallback }: Picture): PictureFiles {
  const address = (file: Rendition) => addressOf(pictureName(id, stamp, file));
  return {
    width,
    height,
    avif: widths.map((each) => ({
      width: each,
      address: address({ width: each, format: 'avif' }),
    })),
    webp: address({ width: fallback, format: 'webp' }),
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
