import { films, pictures } from '@/content/collections';
import { mediaRoot } from '@/content/schema/references';
import { nameOf } from '@/lib/media';

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
  /** Of the MP4. */
  readonly path: string;
  readonly poster: Source;
}

export const filmSources: readonly FilmSource[] = Object.values(films).map(
  ({ id, file, poster }) => {
    const entry = `content/films/${id}.json: poster`;
    return {
      id,
      path: mediaRoot + file,
      poster: { id: `${id}-poster`, entry, path: mediaRoot + poster },
    };
  },
);
