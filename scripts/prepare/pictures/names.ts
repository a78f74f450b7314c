import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import type { Rendition } from './settings';

export const cacheFolder = '.cache/pictures';
export const publicFolder = 'public/media';

/** Name of a file in the cache, independent of the entry's name. */
export function cacheName(key: string, { width, format }: Rendition): string {
  return `${key}-${width}.${format}`;
}

/**
 * Name of a published picture; changes with the content, so that browsers may cache it for ever. The width comes last,
 * so that a page's many `srcset`s compress to a third less.
 */
export function pictureName(id: string, key: string, { width, format }: Rendition): string {
  return `${id}.${key.slice(0, 6)}-${width}.${format}`;
}

/** Name of a published film, likewise. */
export function filmName(path: string, bytes: Uint8Array): string {
  const { name, ext } = parse(path);
  return `${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}${ext}`;
}

/** Address of a published file, without the site's base path. */
export function addressOf(name: string): string {
  return `/media/${name}`;
}
