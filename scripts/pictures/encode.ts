import { rename, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Picture } from './inspect';
import { cacheFolder, cacheName } from './names';
import { encodings, type Format, formats, resizing } from './settings';

/** Decodes once, turned, cut and no larger than the widest file. */
async function decode({ path, crop, width }: Picture) {
  // A photograph with a small flaw in its data is still a photograph.
  const image = sharp(path, { failOn: 'error' }).autoOrient();
  if (crop) image.extract({ left: crop[0], top: crop[1], width: crop[2], height: crop[3] });
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
function missingFiles({ key, widths }: Picture, cached: ReadonlySet<string>) {
  return widths
    .flatMap((width) => formats.map((format) => ({ width, format })))
    .filter(({ width, format }) => !cached.has(cacheName(key, width, format)));
}

async function encodeFile(
  { data, raw }: Awaited<ReturnType<typeof decode>>,
  width: number,
  format: Format,
) {
  const image = sharp(data, { raw }).resize({ width, ...resizing });
  return image.toFormat(format, encodings[format]).toBuffer();
}

/**
 * Encodes into the cache what it lacks of a picture.
 * @returns how many files were encoded
 * @throws an error that names the entry and the file
 */
export async function encode(picture: Picture, cached: ReadonlySet<string>): Promise<number> {
  const missing = missingFiles(picture, cached);
  if (missing.length === 0) return 0;
  try {
    const decoded = await decode(picture);
    for (const { width, format } of missing) {
      const bytes = await encodeFile(decoded, width, format);
      await writeWhole(`${cacheFolder}/${cacheName(picture.key, width, format)}`, bytes);
    }
    return missing.length;
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`${picture.entry}: ${picture.path}: ${reason}`);
  }
}
