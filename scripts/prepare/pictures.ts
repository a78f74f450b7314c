/**
 * Writes what the site shows of content/media to public/media: every picture at the widths of its
 * ladder as AVIF and at one as WebP, and every film; and the manifest that lib/media.ts reads. What was
 * encoded once is taken from .cache/pictures.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { progressOf } from '../progress';
import { encode, missingFiles } from './pictures/encode';
import { inspectFilm } from './pictures/film';
import { inspect, type Picture } from './pictures/inspect';
import { manifestOf } from './pictures/manifest';
import { cacheFolder } from './pictures/names';
import { allOf, inParallel } from './pictures/parallel';
import { publish, publishedFiles } from './pictures/publish';
import { filmSources, pictureSources, unnamedSources } from './pictures/sources';

/** @throws AggregateError with one error for each source that no entry names */
async function refuseUnnamed(): Promise<void> {
  const unnamed = unnamedSources();
  if (unnamed.length > 0) throw new AggregateError(unnamed.map((message) => new Error(message)));
}

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
  const progress = progressOf('pictures', total);
  await inParallel(work, ({ picture, missing }) => encode(picture, missing, progress.advance));
  progress.end();
  return total;
}

/**
 * Publishes all pictures and films.
 * @returns what it did, in a line
 * @throws AggregateError with one error for each source that cannot be published
 */
export async function preparePictures(): Promise<string> {
  // Pictures run in parallel, so each of them takes one thread.
  sharp.concurrency(1);
  const [pictures, films] = await allOf([
    inParallel(pictureSources, inspect),
    inParallel(filmSources, inspectFilm),
    refuseUnnamed(),
  ]);
  const all = [...pictures, ...films.map(({ poster }) => poster)];
  const encoded = await encodeMissing(all);
  const files = publishedFiles(all, films);
  publish(files);
  writeFileSync(`${cacheFolder}/manifest.json`, JSON.stringify(manifestOf(pictures, films)));
  return `${encoded} files encoded, ${files.size - encoded} kept`;
}
