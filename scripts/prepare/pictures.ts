/**
 * Writes what the site shows of content/media to public/media: every picture at the widths of its ladder as AVIF and at one
 * as WebP, and every film; and the manifest that lib/media/index.ts reads. What was encoded once is taken from .cache/pictures.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import pMap from 'p-map';
import sharp from 'sharp';
import { perCore } from '../per-core';
import { progressOf } from '../progress';
import { encode, missingFiles } from './pictures/encode';
import { asSet, inspect, inspectFilm, type Picture } from './pictures/inspect';
import { manifestOf } from './pictures/manifest';
import { cacheFolder } from './pictures/names';
import { publish, publishedFiles } from './pictures/publish';
import {
  clothSources,
  filmSources,
  otherSources,
  type Source,
  slideSources,
} from './pictures/sources';

/**
 * Encodes what the cache lacks.
 * @returns how many files that were
 */
async function encodeMissing(pictures: readonly Picture[]): Promise<number> {
  mkdirSync(cacheFolder, { recursive: true });
  const cached = new Set(readdirSync(cacheFolder));
  const work = pictures
    .map((picture) => ({ picture, missing: missingFiles(picture, cached) }))
    .filter(({ missing }) => missing.length > 0);
  const total = work.reduce((sum, { missing }) => sum + missing.length, 0);
  const advance = progressOf('pictures', total);
  const encodeEach = ({ picture, missing }: (typeof work)[number]) =>
    encode(picture, missing, advance);
  await pMap(work, encodeEach, perCore);
  return total;
}

/**
 * Publishes all pictures and films; that each is there is content/schema/'s to check.
 * @returns what it did, in a line
 * @throws AggregateError with one error for each source that cannot be read
 */
export async function preparePictures(): Promise<string> {
  // Pictures run in parallel, so each of them takes one thread.
  sharp.concurrency(1);
  const inspectAll = (sources: readonly Source[]) => pMap(sources, inspect, perCore);
  const pictures = [
    ...(await inspectAll(otherSources)),
    ...asSet(await inspectAll(slideSources)),
    ...asSet(await inspectAll(clothSources)),
  ];
  const films = await pMap(filmSources, inspectFilm, perCore);
  const all = [...pictures, ...films.map(({ poster }) => poster)];
  const encoded = await encodeMissing(all);
  const files = publishedFiles(all, films);
  publish(files);
  writeFileSync(`${cacheFolder}/manifest.json`, JSON.stringify(manifestOf(pictures, films)));
  return `${encoded} files encoded, ${files.size - encoded} kept`;
}
