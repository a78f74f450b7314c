import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import sharp from 'sharp';
import type { FilmFiles, PictureFiles } from '@/lib/media';
import { fallbackWidth, keyOf, pictureWidths, type Rendition } from './settings';
import type { FilmSource, Source } from './sources';

export const cacheFolder = '.cache/pictures';

/** A source that can be encoded, the size of its widest file, and its files. */
export interface Picture extends Source {
  /** Cache key of its files, independent of the entry's name. */
  readonly key: string;
  /** Hash in its published names: its own key, or its set's. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  /** Ascending. */
  readonly avif: readonly Rendition[];
  readonly webp: Rendition;
}

/**
 * Reads a source and plans its files.
 * @throws an error that names the entry and the file
 */
export async function planPicture(source: Source): Promise<Picture> {
  const { entry, path } = source;
  const bytes = await readFile(path);
  const { autoOrient } = await sharp(bytes)
    .metadata()
    .catch(({ message }: Error) => {
      throw new Error(`${entry}: ${path}: ${message}`);
    });
  // As it is seen, turned as the camera was held.
  const { width, height } = autoOrient;
  const widths =
    source.widths?.filter((each) => each <= width) ?? pictureWidths(width, source.fillsScreen);
  const key = keyOf(bytes);
  const widest = widths.at(-1) ?? width;
  return {
    ...source,
    key,
    hash: key,
    width: widest,
    height: Math.round((height * widest) / width),
    avif: widths.map((each) => ({ width: each, format: 'avif' })),
    webp: { width: Math.min(width, fallbackWidth), format: 'webp' },
  };
}

/**
 * Gives pictures of one page a shared hash: URLs that differ in two digits compress to half of those that differ in
 * a hash.
 */
export function withSharedHash(pictures: readonly Picture[]): Picture[] {
  const hash = keyOf(Buffer.from(pictures.map(({ key }) => key).join()));
  return pictures.map((picture) => ({ ...picture, hash }));
}

export const filesOf = ({ avif, webp }: Picture): readonly Rendition[] => [...avif, webp];

export const cachedAs = ({ key }: Picture, { width, format }: Rendition) =>
  `${key}-${width}.${format}`;

/**
 * Name of a published picture; changes with the content, so that browsers may cache it for ever. The width comes last,
 * so that a page's many `srcset`s compress to a third less.
 */
export const publishedAs = ({ id, hash }: Picture, { width, format }: Rendition) =>
  `${id}.${hash.slice(0, 6)}-${width}.${format}`;

/** A picture's manifest entry. */
export function pictureFiles(picture: Picture): PictureFiles {
  const { width, height, avif, webp } = picture;
  const address = (file: Rendition) => `/media/${publishedAs(picture, file)}`;
  return {
    width,
    height,
    avif: avif.map((file) => ({ width: file.width, address: address(file) })),
    webp: address(webp),
  };
}

/** A film that can be published: its files by their published names, and its poster. */
export interface Film {
  readonly id: string;
  readonly names: ReadonlyMap<string, string>;
  readonly poster: Picture;
}

/** Reads a film, its WebM and its poster, and names the files by content hash. */
export async function planFilm({ id, path, poster }: FilmSource): Promise<Film> {
  const names = new Map<string, string>();
  for (const file of [path, path.replace(/mp4$/, 'webm')].filter(existsSync)) {
    const { name, ext } = parse(file);
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    names.set(`${name}.${hash.slice(0, 8)}${ext}`, file);
  }
  return { id, names, poster: await planPicture(poster) };
}

/** A film's manifest entry. */
export function filmFiles({ names, poster }: Film): FilmFiles {
  const [mp4 = '', webm] = [...names.keys()].map((name) => `/media/${name}`);
  return { mp4, ...(webm && { webm }), poster: pictureFiles(poster) };
}
