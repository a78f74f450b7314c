import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { mediaRoot } from '@/content/schema/references';
import { filesIn } from '../entries';
import { filmWithoutPlace, pictureHasPlace, pictureWithoutPlace } from './location';

/** The file without the place where it was taken; undefined if it does not say that. */
async function withoutPlace(path: string): Promise<Buffer | undefined> {
  const bytes = readFileSync(path);
  if (path.endsWith('.mp4')) return filmWithoutPlace(bytes);
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  return metadata && pictureHasPlace(metadata) ? pictureWithoutPlace(bytes, metadata) : undefined;
}

/** The photographs and films that say where they were taken, with what they would be without that. */
export async function filesWithPlace(root = mediaRoot): Promise<ReadonlyMap<string, Buffer>> {
  const found = new Map<string, Buffer>();
  for (const folder of ['pictures', 'films']) {
    for (const name of filesIn(`${root}/${folder}`)) {
      const path = `${root}/${folder}/${name}`;
      const bytes = await withoutPlace(path);
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
