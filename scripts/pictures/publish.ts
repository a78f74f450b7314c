import { constants, copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import type { Film } from './film';
import type { Picture } from './inspect';
import { cacheFolder, cacheName, pictureName, publicFolder } from './names';
import { formats } from './settings';
import { filmFolder } from './sources';

/** Source of each file to publish, by its published name. */
export function filesOf(pictures: readonly Picture[], films: readonly Film[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const { id, key, widths } of pictures) {
    for (const width of widths) {
      for (const format of formats) {
        const source = `${cacheFolder}/${cacheName(key, width, format)}`;
        files.set(pictureName(id, width, key, format), source);
      }
    }
  }
  for (const { file, mp4, webm } of films) {
    files.set(mp4, `${filmFolder}/${file}.mp4`);
    if (webm) files.set(webm, `${filmFolder}/${file}.webm`);
  }
  return files;
}

/**
 * Makes a public folder hold these files and no others; what is there already is left alone, and so
 * are the folders in it, which belong to others.
 * @param files source of each published name
 */
export function publish(files: ReadonlyMap<string, string>, folder = publicFolder): void {
  mkdirSync(folder, { recursive: true });
  const entries = readdirSync(folder, { withFileTypes: true });
  const there = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
  for (const name of there) {
    if (!files.has(name)) rmSync(`${folder}/${name}`);
  }
  for (const [name, source] of files) {
    if (there.has(name)) continue;
    // Renamed when whole: a copy that was broken off is never taken for the file.
    const part = `${folder}/${name}.part`;
    copyFileSync(source, part, constants.COPYFILE_FICLONE);
    renameSync(part, `${folder}/${name}`);
  }
}
