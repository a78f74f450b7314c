/**
 * Writes what the site shows of content/media to public/media: every picture at the widths of its
 * ladder, as AVIF and WebP, and every film; and the manifest that lib/media.ts reads. What was
 * encoded once is taken from .cache/pictures.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { encode } from './pictures/encode';
import { inspectFilm } from './pictures/film';
import { inspect } from './pictures/inspect';
import { manifestOf } from './pictures/manifest';
import { cacheFolder } from './pictures/names';
import { allOf, inParallel, messagesOf } from './pictures/parallel';
import { filesOf, publish } from './pictures/publish';
import { filmSources, pictureSources, unnamedSources } from './pictures/sources';

/** @throws AggregateError with one error for each source that no entry names */
async function refuseUnnamed(): Promise<void> {
  const unnamed = unnamedSources();
  if (unnamed.length > 0) throw new AggregateError(unnamed.map((message) => new Error(message)));
}

async function main(): Promise<string> {
  // Pictures run in parallel, so each of them takes one thread.
  sharp.concurrency(1);
  const start = performance.now();
  const [pictures, films] = await allOf([
    inParallel(pictureSources, inspect),
    inParallel(filmSources, inspectFilm),
    refuseUnnamed(),
  ]);

  mkdirSync(cacheFolder, { recursive: true });
  const cached = new Set(readdirSync(cacheFolder));
  const all = [...pictures, ...films.map(({ poster }) => poster)];
  const counts = await inParallel(all, (picture) => encode(picture, cached));
  const encoded = counts.reduce((sum, count) => sum + count, 0);

  const files = filesOf(all, films);
  publish(files);
  writeFileSync(`${cacheFolder}/manifest.json`, JSON.stringify(manifestOf(pictures, films)));

  const kept = files.size - encoded;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return `pictures: ${encoded} files encoded, ${kept} kept, ${seconds} s`;
}

try {
  console.log(await main());
} catch (error) {
  for (const message of messagesOf(error)) console.error(message);
  process.exitCode = 1;
}
