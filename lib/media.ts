import type { FilmId, PictureId } from '@/content/types';
import { fromManifest, manifestReader } from './manifest';

/** Size of a picture's widest file, and its files; addresses without the base path. */
export interface PictureFiles {
  readonly width: number;
  readonly height: number;
  /** Ascending by width. */
  readonly avif: readonly { readonly width: number; readonly address: string }[];
  /** For what does not read AVIF or `srcset`: older browsers, search engines, readers' views. */
  readonly webp: string;
}

export interface FilmFiles {
  readonly mp4: string;
  /** A smaller twin, where there is one. */
  readonly webm?: string;
  readonly poster: PictureFiles;
}

/** What scripts/prepare/pictures.ts tells of the files it wrote. */
export interface MediaManifest {
  readonly pictures: Readonly<Record<string, PictureFiles>>;
  readonly films: Readonly<Record<string, FilmFiles>>;
}

const manifest = manifestReader<MediaManifest>('.cache/pictures/manifest.json');

/** Published files are called by the name of their source: '/pictures/showroom.jpg' is 'showroom'. */
export function nameOf(file: string): string {
  return file.replace(/^.*\/|\.\w+$/g, '');
}

/**
 * Files of a picture. Reads the disk: for server components only.
 * @throws if the picture has not been encoded
 */
export function pictureFiles(id: PictureId): PictureFiles {
  return fromManifest(manifest().pictures[nameOf(id)], id);
}

/**
 * Files of a film. Reads the disk: for server components only.
 * @throws if the film has not been published
 */
export function filmFiles(id: FilmId): FilmFiles {
  return fromManifest(manifest().films[id], id);
}
