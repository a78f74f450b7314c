import type { FilmId, PictureId } from '@/content/types';
import { fromManifest, manifestReader } from './manifest';

/** Size of a picture's widest file, and its files; addresses without the base path. */
export interface PictureFiles {
  readonly width: number;
  readonly height: number;
  /** Ascending by width. */
  readonly avif: readonly { readonly width: number; readonly address: string }[];
  /** The fallback for older browsers, search engines and reader views. */
  readonly webp: string;
}

export interface FilmFiles {
  readonly mp4: string;
  /** A smaller version, if there is one. */
  readonly webm?: string;
  readonly poster: PictureFiles;
}

/** The files that scripts/prepare/pictures.ts wrote. */
export interface MediaManifest {
  readonly pictures: Readonly<Record<string, PictureFiles>>;
  readonly films: Readonly<Record<string, FilmFiles>>;
}

const manifest = manifestReader<MediaManifest>('.cache/pictures/manifest.json');

/** Base name of a source, which published files share: 'showroom' of '/pictures/showroom.jpg'. */
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
