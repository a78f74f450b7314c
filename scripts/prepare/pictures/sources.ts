import { readdirSync } from 'node:fs';
import { films, pictures } from '@/content/collections';
import { mediaRoot } from '@/content/schema/references';
import { nameOf } from '@/lib/media';

export const pictureFolder = `${mediaRoot}/pictures`;
export const filmFolder = `${mediaRoot}/films`;

/** One picture to publish: an entry of the manifest, or the poster of a film. */
export interface Source {
  readonly id: string;
  /** Where it is named, for messages. */
  readonly entry: string;
  readonly path: string;
}

export const pictureSources: readonly Source[] = Object.entries(pictures).map(
  ([name, { file }]) => ({
    id: nameOf(file),
    entry: `content/pictures/${name}.json: file`,
    path: mediaRoot + file,
  }),
);

/** A film's own file and its poster. */
export interface FilmSource {
  readonly id: string;
  readonly entry: string;
  readonly file: string;
  readonly poster: Source;
}

export const filmSources: readonly FilmSource[] = Object.values(films).map(
  ({ id, file, poster }) => {
    const entry = `content/films/${id}.json: file`;
    const path = mediaRoot + poster;
    return {
      id,
      entry,
      file: nameOf(file),
      poster: { id: `${id}-poster`, entry, path },
    };
  },
);

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
      const folder = path.startsWith(filmFolder) ? 'content/films' : 'content/pictures';
      return `${folder}: no entry names ${path}`;
    });
}
