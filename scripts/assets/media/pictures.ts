import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import sharp from 'sharp';
import type { FilmFiles, PictureFiles } from '@/lib/media';
import {
  encode,
  fallbackWidth,
  keyOf,
  pictureWidths,
  type Rendition,
  swatchWidths,
} from './encoding';
import type { Product, Published } from './folder';
import type { FilmSource, Source } from './sources';

async function meanColour(path: string): Promise<string> {
  const pixel = await sharp(path).resize(1, 1).flatten().toColourspace('srgb').raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

async function planPicture(source: Source, key: string): Promise<Published<PictureFiles>> {
  const { id, entry, path } = source;
  // As it is seen, turned as the camera was held.
  const { width, height } = (await sharp(path).metadata()).autoOrient;
  const own = source.widths?.filter((each) => each <= width) ?? [];
  const usual = source.isSwatch ? swatchWidths(width) : pictureWidths(width, source.isThumbnail);
  const widths = own.length > 0 ? own : usual;
  const widest = widths.at(-1) ?? width;
  const avif = widths.map((each) => {
    return { width: each, format: 'avif', isSwatch: source.isSwatch && each < widest } as const;
  });
  const fallback = source.isSwatch ? widest : Math.min(width, fallbackWidth);
  const webp = { width: fallback, format: 'webp' } as const;
  // The width comes last, so that a page's many `srcset`s compress to a third less; two digits more were 48 bytes of the home page.
  const nameOf = (file: Rendition) => `${id}.${key.slice(0, 4)}-${file.width}.${file.format}`;
  const addressOf = (file: Rendition) => `/media/${nameOf(file)}`;
  return {
    name: id,
    files: {
      width: widest,
      height: Math.round((height * widest) / width),
      avif: avif.map((file) => ({ width: file.width, address: addressOf(file) })),
      webp: addressOf(webp),
      ...(source.isSwatch && { colour: await meanColour(path) }),
    },
    products: [...avif, webp].map((file) => ({
      name: nameOf(file),
      place: () => `${entry}: ${path}`,
      make: (target) => encode(path, file, target),
    })),
  };
}

export async function planPictures(set: readonly Source[]): Promise<Published<PictureFiles>[]> {
  const sources = await Promise.all(set.map(({ path }) => readFile(path)));
  const key = keyOf(
    sources,
    set.some(({ isSwatch }) => isSwatch),
  );
  return Promise.all(set.map((source) => planPicture(source, key)));
}

export async function planFilm(film: FilmSource): Promise<Published<FilmFiles>> {
  const copyOf = async (path: string): Promise<Product> => {
    const { name, ext } = parse(path);
    const key = hash('sha256', await readFile(path)).slice(0, 8);
    return {
      name: `${name}.${key}${ext}`,
      place: () => path,
      make: (target) => copyFile(path, target),
    };
  };
  const own = [film.path, film.path.replace(/mp4$/, 'webm')].filter(existsSync);
  const copies = await Promise.all(own.map(copyOf));
  const [mp4 = '', webm] = copies.map(({ name }) => `/media/${name}`);
  const poster = await planPicture(film.poster, keyOf([await readFile(film.poster.path)]));
  return {
    name: film.id,
    files: { mp4, ...(webm && { webm }), poster: poster.files },
    products: [...copies, ...poster.products],
  };
}
