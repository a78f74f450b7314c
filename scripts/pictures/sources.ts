import { readdirSync } from 'node:fs';
import { type FilmEntry, films } from '@/content/films';
import { type PictureEntry, pictures } from '@/content/pictures';
import type { Crop } from './settings';

export const pictureFolder = 'content/media/pictures';
export const filmFolder = 'content/media/films';

/** One picture to publish: an entry of the manifest, or the poster of a film. */
export interface Source {
  readonly id: string;
  /** Where it is named, for messages. */
  readonly entry: string;
  readonly path: string;
  readonly crop: Crop | undefined;
}

const pictureEntries: [id: string, entry: PictureEntry][] = Object.entries(pictures);
const filmEntries: [id: string, entry: FilmEntry][] = Object.entries(films);

export const pictureSources: readonly Source[] = pictureEntries.map(([id, { file, crop }]) => ({
  id,
  entry: `content/pictures.ts: '${id}'`,
  path: `${pictureFolder}/${file}`,
  crop,
}));

/** A film's own file and its poster. */
export interface FilmSource {
  readonly id: string;
  readonly entry: string;
  readonly file: string;
  readonly poster: Source;
}

export const filmSources: readonly FilmSource[] = filmEntries.map(([id, { file }]) => {
  const entry = `content/films.ts: '${id}'`;
  const path = `${filmFolder}/${file}-poster.jpg`;
  return { id, entry, file, poster: { id: `${id}-poster`, entry, path, crop: undefined } };
});

const present = new Set(
  [pictureFolder, filmFolder].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => !file.startsWith('.'))
      .map((file) => `${folder}/${file}`),
  ),
);

/** Whether a source is there; the spelling counts on every machine, as it will on the host. */
export function isPresent(path: string): boolean {
  return present.has(path);
}

/** One message for each source that no entry names. */
export function unnamedSources(): string[] {
  const named = new Set([
    ...pictureSources.map(({ path }) => path),
    ...filmSources.flatMap(({ file, poster }) => [
      poster.path,
      `${filmFolder}/${file}.mp4`,
      `${filmFolder}/${file}.webm`,
    ]),
  ]);
  return [...present]
    .filter((path) => !named.has(path))
    .map((path) => {
      const manifest = path.startsWith(filmFolder) ? 'content/films.ts' : 'content/pictures.ts';
      return `${manifest}: no entry names ${path}`;
    });
}
