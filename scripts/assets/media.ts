/** Publishes content/media to public/media, and writes the manifest that lib/media reads. */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { locales } from '@/config/locales';
import { type MediaManifest, manifestPath } from '@/lib/media';
import { allPages } from '@/lib/pages';
import { mapPerCore } from '../tasks/tasks';
import { fillFolder, type Published } from './media/folder';
import { planFilm, planPictures } from './media/pictures';
import { planPreview } from './media/preview';
import { filmSources, pictureSets } from './media/sources';

const byName = <Files>(all: readonly Published<Files>[]) =>
  Object.fromEntries(all.map(({ name, files }) => [name, files]));

export async function prepareMedia(): Promise<string> {
  // Files are made side by side, so each takes one thread.
  sharp.concurrency(1);
  const pictures = (await mapPerCore(pictureSets, planPictures)).flat();
  const films = await mapPerCore(filmSources, planFilm);
  const shown = new Set(locales.flatMap(allPages).map(({ picture }) => picture));
  const previews = await mapPerCore([...shown], planPreview);
  const made = await fillFolder(
    'public/media',
    [...pictures, ...films, ...previews].flatMap(({ products }) => products),
  );
  const manifest: MediaManifest = {
    pictures: byName(pictures),
    films: byName(films),
    previews: byName(previews),
  };
  writeFileSync(manifestPath, JSON.stringify(manifest));
  return made;
}
