import { rename, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { filesOf, type Picture } from './inspect';
import { cacheFolder, cacheName } from './names';
import { encodingOf, type Rendition, resizing } from './settings';

/** Decodes once, upright and no larger than the widest file. */
async function decode({ entry, path, width }: Picture) {
  // Tolerates minor defects in the file.
  const { data, info } = await sharp(path, { failOn: 'error' })
    .autoOrient()
    .resize({ width, ...resizing })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(({ message }: Error) => {
      throw new Error(`${entry}: ${path}: ${message}`);
    });
  return { data, raw: info };
}

/** Writes a file atomically, so that an interrupted run leaves no partial one. */
export async function writeWhole(path: string, bytes: Uint8Array) {
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, bytes);
  await rename(part, path);
}

/** The files of a picture that the cache lacks. */
export function missingFiles(picture: Picture, cached: ReadonlySet<string>): Rendition[] {
  return filesOf(picture).filter((file) => !cached.has(cacheName(picture.key, file)));
}

/**
 * Encodes files of a picture into the cache.
 * @param onFile called after each of them
 * @throws an error that names the entry and the file
 */
export async function encode(
  picture: Picture,
  missing: readonly Rendition[],
  onFile: () => void,
): Promise<void> {
  const { data, raw } = await decode(picture);
  for (const file of missing) {
    const image = sharp(data, { raw }).resize({ width: file.width, ...resizing });
    const bytes = await image.toFormat(file.format, encodingOf(file)).toBuffer();
    await writeWhole(`${cacheFolder}/${cacheName(picture.key, file)}`, bytes);
    onFile();
  }
}
