import sharp from 'sharp';
import { writeWhole } from './files';
import { cachedAs, cacheFolder, type Picture } from './plan';
import { encodingOf, type Rendition, resizing } from './settings';

/**
 * Encodes files of a picture into the cache. Decodes once, upright and no larger than the widest.
 * @throws an error that names the entry and the file
 */
export async function encode(picture: Picture, missing: readonly Rendition[]): Promise<void> {
  const { entry, path, width } = picture;
  // Tolerates minor defects in the file.
  const { data, info: raw } = await sharp(path, { failOn: 'error' })
    .autoOrient()
    .resize({ width, ...resizing })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(({ message }: Error) => {
      throw new Error(`${entry}: ${path}: ${message}`);
    });
  for (const file of missing) {
    const image = sharp(data, { raw }).resize({ width: file.width, ...resizing });
    const bytes = await image.toFormat(file.format, encodingOf(file)).toBuffer();
    await writeWhole(`${cacheFolder}/${cachedAs(picture, file)}`, bytes);
  }
}
