import { constants, copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { type Film, filesOf, type Picture } from './inspect';
import { cacheFolder, cacheName, pictureName, publicFolder } from './names';

/** Source of each file to publish, by its published name. */
export function publishedFiles(
  pictures: readonly Picture[],
  films: readonly Film[],
): Map<string, string> {
  const files = pictures.flatMap((picture) =>
    filesOf(picture).map((file) => {
      const source = `${cacheFolder}/${cacheName(picture.key, file)}`;
      return [pictureName(picture.id, picture.stamp, file), source] as const;
    }),
  );
  return new Map([...files, ...films.flatMap(({ sources }) => [...sources])]);
}

/**
 * Makes a public folder contain exactly these files; existing ones and subfolders are left alone.
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
    // Atomic: an interrupted copy is never taken for the file.
    const part = `${folder}/${name}.part`;
    copyFileSync(source, part, constants.COPYFILE_FICLONE);
    renameSync(part, `${folder}/${name}`);
  }
}
