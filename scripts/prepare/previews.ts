/**
 * Draws each page's link preview (the page's picture with its heading) to public/media/previews, and writes the manifest that
 * lib/media/previews.ts reads. Unchanged ones are taken from .cache/previews.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import pMap from 'p-map';
import { locales } from '@/config/locales';
import { type PreviewManifest, previewManifestPath } from '@/lib/media/previews';
import { allPages } from '@/lib/pages';
import { placeOfText } from '../check/entries';
import { perCore } from '../per-core';
import { progressOf } from '../progress';
import { writeWhole } from './pictures/encode';
import { publish } from './pictures/publish';
import { draw } from './previews/draw';
import { cacheName, type Preview, plan, previewName } from './previews/plan';
import { cacheFolder, publicFolder } from './previews/settings';

/**
 * Publishes the previews of all pages.
 * @returns what it did, in a line
 * @throws AggregateError with one error for each page whose preview cannot be drawn
 */
export async function preparePreviews(): Promise<string> {
  mkdirSync(cacheFolder, { recursive: true });
  const cached = new Set(readdirSync(cacheFolder));
  const previews = await pMap(locales.flatMap(allPages), plan, perCore);
  const missing = previews.filter((each) => !cached.has(cacheName(each)));
  const advance = progressOf('previews', missing.length);
  const add = async (preview: Preview) => {
    const bytes = await draw(preview).catch((error: Error) => {
      throw new Error(
        `${placeOfText(preview.heading)}: link preview of ${preview.path}: ${error.message}`,
      );
    });
    await writeWhole(`${cacheFolder}/${cacheName(preview)}`, bytes);
    advance();
  };
  await pMap(missing, add, perCore);

  publish(
    new Map(previews.map((each) => [previewName(each), `${cacheFolder}/${cacheName(each)}`])),
    publicFolder,
  );
  const manifest: PreviewManifest = Object.fromEntries(
    previews.map((each) => [each.path, `/media/previews/${previewName(each)}`]),
  );
  writeFileSync(previewManifestPath, JSON.stringify(manifest));
  return `${missing.length} drawn, ${previews.length - missing.length} kept`;
}
