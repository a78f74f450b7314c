import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { fallbackOf, ladder } from './ladder';
import { filmName } from './names';
import { keyOf, type Rendition } from './settings';
import type { FilmSource, Source } from './sources';

/** A source that can be encoded: its key, the size of its widest file, and the widths of its files. */
export interface Picture extends Source {
  readonly key: string;
  /** What its published names change with: its own key, or its set's. */
  readonly stamp: string;
  readonly width: number;
  readonly height: number;
  /** Of the AVIF files, ascending. */
  readonly widths: readonly number[];
  /** Of the one WebP. */
  readonly fallback: number;
}

/** Every file of a picture. */
export function filesOf({ widths, fallback }: Picture): Rendition[] {
  return [
    ...widths.map((width) => ({ width, format: 'avif' }) as const),
    { width: fallback, format: 'webp' },
  ];
}

/**
 * Reads a source and plans its files.
 * @throws an error that names the entry and the file
 */
export async function inspect(source: Source): Promise<Picture> {
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
    source.widths?.filter((each) => each <= width) ?? ladder(width, source.fillsScreen);
  const key = keyOf(bytes);
  const top = widths.at(-1) ?? width;
  return {
    ...source,
    key,
    stamp: key,
    width: top,
    height: Math.round((height * top) / width),
    widths,
    fallback: fallbackOf(width),
  };
}

/**
 * Gives pictures that stand in one page one stamp: addresses that differ in two digits compress to half of those that differ in
 * a hash.
 */
export function asSet(pictures: readonly Picture[]): Picture[] {
  const stamp = keyOf(Buffer.from(pictures.map(({ key }) => key).join()));
  return pictures.map((picture) => ({ ...picture, stamp }));
}

/** A film that can be published: its sources by their published names, and its poster. */
export interface Film {
  readonly id: string;
  readonly mp4: string;
  readonly webm: string | undefined;
  readonly sources: ReadonlyMap<string, string>;
  readonly poster: Picture;
}

/** Reads a film, its smaller twin and its poster, and names their files. */
export async function inspectFilm({ id, path, poster }: FilmSource): Promise<Film> {
  const twin = path.replace(/mp4$/, 'webm');
  const mp4 = filmName(path, await readFile(path));
  const webm = existsSync(twin) ? filmName(twin, await readFile(twin)) : undefined;
  const sources = new Map([[mp4, path]]);
  if (webm) sources.set(webm, twin);
  return { id, mp4, webm, sources, poster: await inspect(poster) };
}
