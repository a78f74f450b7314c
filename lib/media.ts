import { readFileSync } from 'node:fs';
import type { FilmId } from '@/content/films';
import type { PictureId } from '@/content/pictures';

/** One width of a picture; addresses without the base path. */
export interface PictureWidth {
  readonly width: number;
  readonly avif: string;
  readonly webp: string;
}

/** Size of the widest file, and all widths ascending. */
export interface PictureFiles {
  readonly width: number;
  readonly height: number;
  readonly widths: readonly PictureWidth[];
}

export interface FilmFiles {
  readonly mp4: string;
  /** A smaller twin, where there is one. */
  readonly webm?: string;
  readonly poster: PictureFiles;
}

/** What scripts/pictures.ts tells of the files it wrote. */
export interface MediaManifest {
  readonly pictures: Readonly<Partial<Record<PictureId, PictureFiles>>>;
  readonly films: Readonly<Partial<Record<FilmId, FilmFiles>>>;
}

const path = '.cache/pictures/manifest.json';
let manifest: MediaManifest | undefined;

function readManifest(): MediaManifest {
  try {
    // Written by scripts/pictures.ts, which is typed by the same interface.
    return JSON.parse(readFileSync(path, 'utf8')) as MediaManifest;
  } catch {
    throw new Error(`${path} cannot be read: run npm run pictures`);
  }
}

function orFail<T>(files: T | undefined, id: string): T {
  if (files) return files;
  throw new Error(`${path} has no '${id}': run npm run pictures`);
}

/**
 * Files of a picture. Reads the disk: for server components only.
 * @throws if the picture has not been encoded
 */
export function pictureFiles(id: PictureId): PictureFiles {
  manifest ??= readManifest();
  return orFail(manifest.pictures[id], id);
}

/**
 * Files of a film. Reads the disk: for server components only.
 * @throws if the film has not been published
 */
export function filmFiles(id: FilmId): FilmFiles {
  manifest ??= readManifest();
  return orFail(manifest.films[id], id);
}
