import { readFile } from 'node:fs/promises';
import { inspect, type Picture } from './inspect';
import { filmName } from './names';
import { allOf } from './parallel';
import { type FilmSource, filmFolder, isPresent } from './sources';

/** A film that can be published: the names of its files, and its poster. */
export interface Film {
  readonly id: string;
  readonly file: string;
  readonly mp4: string;
  readonly webm: string | undefined;
  readonly poster: Picture;
}

async function readFilm({ id, entry, file }: FilmSource): Promise<Omit<Film, 'poster'>> {
  const path = `${filmFolder}/${file}.mp4`;
  if (!isPresent(path)) throw new Error(`${entry}: ${path} is not there`);
  const bytes = await readFile(path);
  // Every MP4 begins with a box of this type, behind its length.
  if (bytes.toString('latin1', 4, 8) !== 'ftyp')
    throw new Error(`${entry}: ${path} is not an MP4 film`);

  const twin = `${filmFolder}/${file}.webm`;
  const webm = isPresent(twin) ? filmName(file, await readFile(twin), 'webm') : undefined;
  return { id, file, mp4: filmName(file, bytes, 'mp4'), webm };
}

/**
 * Reads a film and its poster and names their files.
 * @throws AggregateError; each of its errors names the entry and the file
 */
export async function inspectFilm(source: FilmSource): Promise<Film> {
  const [film, poster] = await allOf([readFilm(source), inspect(source.poster)]);
  return { ...film, poster };
}
