import { readFile } from 'node:fs/promises';
import { pictures } from '@/content/pictures';
import type { Path } from '@/content/routes';
import { site } from '@/content/site';
import { pageFacts } from '@/lib/page-facts';
import { isPresent, pictureSources } from '../pictures/sources';
import { overlay } from './overlay';
import { keyOf } from './settings';

export const cacheFolder = '.cache/previews';
export const publicFolder = 'public/media/previews';

/** The preview of one page: its picture, what must stay in view of it, what is drawn over it. */
export interface Preview {
  readonly path: Path;
  readonly source: (typeof pictureSources)[number];
  readonly focus: readonly [x: number, y: number];
  readonly overlay: string;
  readonly key: string;
}

/**
 * Plans a page's preview out of its content.
 * @throws an error that names the picture, if it is not there
 */
export async function plan(path: Path): Promise<Preview> {
  const { heading, picture } = pageFacts(path, 'en');
  const source = pictureSources.find(({ id }) => id === picture);
  if (!source || !isPresent(source.path)) {
    throw new Error(`preview of ${path}: ${source?.path ?? picture} is not there`);
  }
  const { focus } = pictures[picture];
  const drawn = overlay(heading, site.name);
  const facts = JSON.stringify([drawn, focus, source.crop ?? null]);
  return { path, source, focus, overlay: drawn, key: keyOf(await readFile(source.path), facts) };
}

export function cacheName({ key }: Preview): string {
  return `${key}.jpg`;
}

/** Name of the published file: the page's address, and a hash so that it may be kept for ever. */
export function previewName({ path, key }: Preview): string {
  const page = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `${page}.${key.slice(0, 8)}.jpg`;
}
