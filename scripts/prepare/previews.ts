/**
 * Draws each page's link preview (the page's picture with its heading) to public/media/previews, and writes the manifest that
 * lib/media/previews.ts reads. Unchanged ones are taken from .cache/previews.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { locales } from '@/config/locales';
import { type PreviewManifest, previewManifestPath } from '@/lib/media/previews';
import { allPages } from '@/lib/pages';
import { placeOfText } from '../check/check-entries';
import { mapPerCore } from '../per-core';
import { publish, writeWhole } from './pictures/files';
import { draw } from './previews/draw';
import { cacheName, type Preview, plan, previewName } from './previews/plan';
import { cacheFolder, publicFolder } from './previews/settings';

/**
 * Publishes the previews of all pages.
 * @returns a summary
 * @throws AggregateError with one error for each page whose preview cannot be drawn
 */
export async function preparePreviews(): Promise<string> {
  mkdirSync(cacheFolder, { recursive: true });
  const cached = new Set(readdirSync(cacheFolder));
  const previews = await mapPerCore(locales.flatMap(allPages), plan);
  const missing = previews.filter((each) => !cached.has(cacheName(each)));
  const add = async (preview: Preview) => {
    const bytes = await draw(preview).catch((error: Error) => {
      throw new Error(
        `${placeOfText(preview.heading)}: link preview of ${preview.path}: ${error.message}`,
      );
    });
    await writeWhole(`${cacheFolder}/${cacheName(preview)}`, bytes);
  };
  await mapPerCore(missing, add, 'previews');

  await publish(
    new Map(previews.map((each) => [previewName(each), `${cacheFolder}/${cacheName(each)}`])),
    publicFolder,
  );
  const manifest: PreviewManifest = Object.fromEntries(
    previews.map((each) => [each.path, `/media/previews/${previewName(each)}`]),
  );
  writeFileSync(previewManifestPath, JSON.stringify(manifest));
  return `${missing.length} drawn, ${previews.length - missing.length} kept`;
}
