import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type FilmEntry, films } from '@/content/films';
import { type PictureEntry, pictures } from '@/content/pictures';
import { filmFolder, pictureFolder } from '../pictures/sources';

const pictureEntries = new Map<unknown, PictureEntry>(Object.entries(pictures));
const filmEntries = new Map<unknown, FilmEntry>(Object.entries(films));
const fileHashes = new Map<string, string>();

/** Hash of a file's bytes: of the source, for its encodings change with the encoder. */
function hashOfFile(path: string): string {
  const known = fileHashes.get(path);
  if (known) return known;
  const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
  fileHashes.set(path, hash);
  return hash;
}

/** A picture or film that the content names, with its words and its bytes; anything else as it is. */
function withMedia(_key: string, value: unknown): unknown {
  const picture = pictureEntries.get(value);
  if (picture) {
    // As a list, so that the words in it are not looked up again.
    const { file, focus, crop, alt } = picture;
    return [value, focus, crop, alt, hashOfFile(`${pictureFolder}/${file}`)].map(quoted);
  }
  const film = filmEntries.get(value);
  if (film) return [value, film.alt, hashOfFile(`${filmFolder}/${film.file}.mp4`)].map(quoted);
  return value;
}

/** A value that JSON.stringify does not open again. */
function quoted(value: unknown): string {
  return JSON.stringify(value) ?? '';
}

/** Hash of content and of every picture and film that it names. */
export function hashOf(content: unknown): string {
  const text = JSON.stringify(content, withMedia) ?? '';
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
