/**
 * Draws the picture that stands for each page where a link to it is shown, the page's own with its
 * heading, to public/media/previews; and the manifest that lib/previews.ts reads. What was drawn
 * once is taken from .cache/previews. Runs after scripts/pictures.ts.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { paths } from '@/content/routes';
import { type PreviewManifest, previewManifestPath } from '@/lib/previews';
import { writeWhole } from './pictures/encode';
import { inParallel, messagesOf } from './pictures/parallel';
import { publish } from './pictures/publish';
import { draw } from './previews/draw';
import {
  cacheFolder,
  cacheName,
  type Preview,
  plan,
  previewName,
  publicFolder,
} from './previews/plan';

/** Draws a preview into the cache if it lacks it. */
async function keep(preview: Preview): Promise<boolean> {
  const file = `${cacheFolder}/${cacheName(preview)}`;
  if (existsSync(file)) return false;
  await writeWhole(file, await draw(preview));
  return true;
}

async function main(): Promise<string> {
  const start = performance.now();
  mkdirSync(cacheFolder, { recursive: true });
  const previews = await inParallel(paths, plan);
  const drawn = (await inParallel(previews, keep)).filter(Boolean).length;

  publish(
    new Map(previews.map((each) => [previewName(each), `${cacheFolder}/${cacheName(each)}`])),
    publicFolder,
  );
  const manifest: PreviewManifest = Object.fromEntries(
    previews.map((each) => [each.path, `/media/previews/${previewName(each)}`]),
  );
  writeFileSync(previewManifestPath, JSON.stringify(manifest));

  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return `previews: ${drawn} drawn, ${previews.length - drawn} kept, ${seconds} s`;
}

try {
  console.log(await main());
} catch (error) {
  for (const message of messagesOf(error)) console.error(message);
  process.exitCode = 1;
}
