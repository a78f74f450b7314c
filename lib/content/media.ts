import { films, pictures } from './collections';
import type { FilmEntry, FilmId, PictureEntry, PictureId } from './types';

function orFail<T>(entry: T | undefined, name: string): T {
  if (entry) return entry;
  throw new Error(`content/ has no entry for '${name}': run npm run check:content`);
}

const byFile = new Map(Object.values(pictures).map((entry) => [entry.file, entry]));

export const pictureEntry = (file: PictureId): PictureEntry => orFail(byFile.get(file), file);

export const filmEntry = (id: FilmId): FilmEntry => orFail(films[id], id);
