import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { mediaRoot } from '@/content/schema/references';
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

/**
 * Takes out of the photographs and films where they were taken.
 * @returns the paths of the files that were changed
 */
export async function removePlaces(root = mediaRoot): Promise<readonly string[]> {
  const changed: string[] = [];
  for (const folder of ['pictures', 'films']) {
    for (const name of readdirSync(`${root}/${folder}`)) {
      const path = `${root}/${folder}/${name}`;
      const bytes = await withoutPlace(path);
      if (!bytes) continue;
      writeFileSync(path, bytes);
      changed.push(path);
    }
  }
  return changed;
}
