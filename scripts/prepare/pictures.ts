/**
 * Publishes content/media to public/media: every picture at several widths as AVIF and at one as WebP, and
 * every film; and writes the manifest that lib/media reads. Encoded files are cached in .cache/pictures.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { MediaManifest } from '@/lib/media';
import { mapPerCore } from '../per-core';
import { encode } from './pictures/encode';
import { publish } from './pictures/files';
import {
  cachedAs,
  cacheFolder,
  filesOf,
  filmFiles,
  type Picture,
  pictureFiles,
  planFilm,
  planPicture,
  publishedAs,
  withSharedHash,
} from './pictures/plan';
import { clothSources, filmSources, otherSources, slideSources } from './pictures/sources';

/**
 * Encodes what the cache lacks.
 * @returns how many files that were
 */
async function encodeMissing(pictures: readonly Picture[]): Promise<number> {
  mkdirSync(cacheFolder, { recursive: true });
  const cached = new Set(readdirSync(cacheFolder));
  const work = pictures
    .map((picture) => ({
      picture,
      missing: filesOf(picture).filter((file) => !cached.has(cachedAs(picture, file))),
    }))
    .filter(({ missing }) => missing.length > 0);
  await mapPerCore(work, ({ picture, missing }) => encode(picture, missing), 'pictures');
  return work.reduce((sum, { missing }) => sum + missing.length, 0);
}

/**
 * Publishes all pictures and films; content/schema/ checks that they exist.
 * @returns a summary
 * @throws AggregateError with one error for each source that cannot be read
 */
export async function preparePictures(): Promise<string> {
  // Pictures run in parallel, so each of them takes one thread.
  sharp.concurrency(1);
  const pictures = [
    ...(await mapPerCore(otherSources, planPicture)),
    ...withSharedHash(await mapPerCore(slideSources, planPicture)),
    ...withSharedHash(await mapPerCore(clothSources, planPicture)),
  ];
  const films = await mapPerCore(filmSources, planFilm);
  const all = [...pictures, ...films.map(({ poster }) => poster)];
  const encoded = await encodeMissing(all);

  const files = all.flatMap((picture) =>
    filesOf(picture).map(
      (file) => [publishedAs(picture, file), `${cacheFolder}/${cachedAs(picture, file)}`] as const,
    ),
  );
  await publish(new Map([...files, ...films.flatMap(({ names }) => [...names])]), 'public/media');
  const manifest: MediaManifest = {
    pictures: Object.fromEntries(pictures.map((each) => [each.id, pictureFiles(each)])),
    films: Object.fromEntries(films.map((each) => [each.id, filmFiles(each)])),
  };
  writeFileSync(`${cacheFolder}/manifest.json`, JSON.stringify(manifest));
  return `${encoded} files encoded, ${files.length - encoded} kept`;
}
