import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { mediaRoot } from '@/content/schema/references';
import { filesIn } from '../entries';

/** The Exif tag of the GPS IFD, in both byte orders. */
const gpsEntries = ['8825000400000001', '2588040001000000'].map((hex) => Buffer.from(hex, 'hex'));

/** Latitude and longitude in a film's metadata: +25.2854+051.5310/ */
const filmPlace = /[+-]\d{1,2}\.\d+[+-]\d{1,3}\.\d+(?:[+-]\d+(?:\.\d+)?)?\//g;

/** The film with its location zeroed; undefined if it has none. */
function filmWithoutPlace(bytes: Buffer): Buffer | undefined {
  const text = bytes.toString('latin1');
  if (!text.includes('\u00a9xyz') && !text.includes('location.ISO6709')) return undefined;
  const without = text.replace(filmPlace, (place) => place.replace(/\d/g, '0'));
  return without === text ? undefined : Buffer.from(without, 'latin1');
}

/** A photograph or film without its location, in high quality; undefined if it has none. */
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

/** Photographs and films with a location, and their content without it. */
export async function filesWithPlace(root = mediaRoot): Promise<ReadonlyMap<string, Buffer>> {
  const found = new Map<string, Buffer>();
  for (const folder of ['pictures', 'films'].map((name) => `${root}/${name}`)) {
    for (const name of filesIn(folder)) {
      const path = `${folder}/${name}`;
      // Other checks report unreadable files.
      const bytes = await withoutPlace(path, readFileSync(path)).catch(() => undefined);
      if (bytes) found.set(path, bytes);
    }
  }
  return found;
}

/**
 * Removes the location from photographs and films.
 * @returns the paths of the files that were changed
 */
export async function removePlaces(root = mediaRoot): Promise<readonly string[]> {
  const found = await filesWithPlace(root);
  for (const [path, bytes] of found) writeFileSync(path, bytes);
  return [...found.keys()];
}
