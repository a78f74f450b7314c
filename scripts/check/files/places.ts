import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { mediaRoot } from '@/content/schema/references';
import { filesIn } from '../entries';

/** The entry of Exif that leads to the place (GPS IFD), in both orders of bytes. */
const gpsEntries = ['8825000400000001', '2588040001000000'].map((hex) => Buffer.from(hex, 'hex'));

/** Latitude and longitude as phones write them into a film: +25.2854+051.5310/ */
const filmPlace = /[+-]\d{1,2}\.\d+[+-]\d{1,3}\.\d+(?:[+-]\d+(?:\.\d+)?)?\//g;

/** The film with noughts in the place of where it was made; undefined if it does not say that. */
function filmWithoutPlace(bytes: Buffer): Buffer | undefined {
  const text = bytes.toString('latin1');
  if (!text.includes('\u00a9xyz') && !text.includes('location.ISO6709')) return undefined;
  const without = text.replace(filmPlace, (place) => place.replace(/\d/g, '0'));
  return without === text ? undefined : Buffer.from(without, 'latin1');
}

/** A photograph or film without the place where it was taken, as good as the file; undefined if it does not say that. */
export async function withoutPlace(path: string, bytes: Buffer): Promise<Buffer | undefined> {
  if (path.endsWith('.mp4')) return filmWithoutPlace(bytes);
  const { exif, xmp, format } = await sharp(bytes).metadata();
  if (!gpsEntries.some((entry) => exif?.includes(entry)) && !xmp?.includes('GPSL'))
    return undefined;
  const image = sharp(bytes).autoOrient().keepIccProfile();
  if (format === 'png') return image.png().toBuffer();
  const quality = 95;
  if (format === 'webp') return image.webp({ quality }).toBuffer();
  return image.jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** The photographs and films that say where they were taken, with what they would be without that. */
export async function filesWithPlace(root = mediaRoot): Promise<ReadonlyMap<string, Buffer>> {
  const found = new Map<string, Buffer>();
  for (const folder of ['pictures', 'films'].map((name) => `${root}/${name}`)) {
    for (const name of filesIn(folder)) {
      const path = `${folder}/${name}`;
      // What is no picture is another check's to say.
      const bytes = await withoutPlace(path, readFileSync(path)).catch(() => undefined);
      if (bytes) found.set(path, bytes);
    }
  }
  return found;
}

/**
 * Takes out of the photographs and films where they were taken.
 * @returns the paths of the files that were changed
 */
export async function removePlaces(root = mediaRoot): Promise<readonly string[]> {
  const found = await filesWithPlace(root);
  for (const [path, bytes] of found) writeFileSync(path, bytes);
  return [...found.keys()];
}
