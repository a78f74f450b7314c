import { rename, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { filesOf, type Picture } from './inspect';
import { cacheFolder, cacheName } from './names';
import { encodingOf, type Rendition, resizing } from './settings';

/** Decodes once, turned and no larger than the widest file. */
async function decode({ path, width }: Picture) {
  // A photograph with a small flaw in its data is still a photograph.
  const image = sharp(path, { failOn: 'error' }).autoOrient();
  const { data, info } = await image
    .resize({ width, ...resizing })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** A file that exists is whole, even if the run is broken off. */
export async function writeWhole(path: string, bytes: Uint8Array) {
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, bytes);
  await rename(part, path);
}

/** The files of a picture that the cache lacks. */
export function missingFiles(picture: Picture, cached: ReadonlySet<string>): Rendition[] {
  return filesOf(picture).filter((file) => !cached.has(cacheName(picture.key, file)));
}

async function encodeFile(
  { data, raw }: Awaited<ReturnType<typeof decode>>,
  file: Rendition,
): Promise<Uint8Array> {
  const image = sharp(data, { raw }).resize({ width: file.width, ...resizing });
  return image.toFormat(file.format, encodingOf(file)).toBuffer();
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
  try {
    const decoded = await decode(picture);
    for (const file of missing) {
      const bytes = await encodeFile(decoded, file);
      await writeWhole(`${cacheFolder}/${cacheName(picture.key, file)}`, bytes);
      onFile();
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`${picture.entry}: ${picture.path}: ${reason}`);
  }
}
