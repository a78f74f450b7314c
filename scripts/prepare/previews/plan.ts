import { readFile } from 'node:fs/promises';
import { pictureEntry } from '@/content/media';
import { site } from '@/content/site';
import { nameOf } from '@/lib/media';
import type { Page } from '@/lib/pages/page';
import { localPath } from '@/lib/urls';
import { isPresent, pictureSources } from '../pictures/sources';
import { arabicOverlay } from './arabic';
import { type Overlay, overlay } from './overlay';
import { keyOf } from './settings';

export const cacheFolder = '.cache/previews';
export const publicFolder = 'public/media/previews';

/** The preview of one page: its picture, what must stay in view of it, what is drawn over it. */
export interface Preview {
  /** Path of the page in its language. */
  readonly path: string;
  readonly source: (typeof pictureSources)[number];
  readonly focus: readonly [x: number, y: number];
  readonly overlay: Overlay;
  readonly key: string;
}

/**
 * Plans a page's preview out of its content.
 * @throws an error that names the picture, if it is not there
 */
export async function plan({ path, locale, heading, picture }: Page): Promise<Preview> {
  const source = pictureSources.find(({ id }) => id === nameOf(picture));
  if (!source || !isPresent(source.path)) {
    throw new Error(`preview of ${path}: ${source?.path ?? picture} is not there`);
  }
  const { x, y } = pictureEntry(picture).focus;
  const focus = [x, y] as const;
  const drawn = await (locale === 'ar' ? arabicOverlay : overlay)(heading, site.words[locale].name);
  const facts = JSON.stringify([
    drawn.svg,
    focus,
    ...drawn.texts.map(({ input }) => keyOf(input, '')),
  ]);
  return {
    path: localPath(path, locale),
    source,
    focus,
    overlay: drawn,
    key: keyOf(await readFile(source.path), facts),
  };
}

export function cacheName({ key }: Preview): string {
  return `${key}.jpg`;
}

/** Name of the published file: the page's address, and a hash so that it may be kept for ever. */
export function previewName({ path, key }: Preview): string {
  const page = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `${page}.${key.slice(0, 8)}.jpg`;
}
