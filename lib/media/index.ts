import { existsSync, readFileSync } from 'node:fs';
import { type FilmId, type PictureId, pictureEntry } from '@/lib/content';
import { fileUrl, withBasePath } from '../urls';

/** Size of a picture's widest file, and its files; addresses without the base path. */
export interface PictureFiles {
  readonly width: number;
  readonly height: number;
  /** Ascending by width. */
  readonly avif: readonly { readonly width: number; readonly address: string }[];
  /** The fallback for older browsers, search engines and reader views. */
  readonly webp: string;
  /** The mean colour of a cloth's picture: '#a1552e'. */
  readonly colour?: string;
}

export interface FilmFiles {
  readonly mp4: string;
  readonly webm?: string;
  readonly poster: PictureFiles;
}

/** The files that scripts/assets/media.ts has made, by name. */
export interface MediaManifest {
  readonly pictures: Readonly<Record<string, PictureFiles>>;
  readonly films: Readonly<Record<string, FilmFiles>>;
  readonly previews: Readonly<Record<string, string>>;
}

export const manifestPath = '.cache/media.json';

/** Size of link previews, as social networks recommend. */
export const previewSize = { width: 1200, height: 630 } as const;

let manifest: MediaManifest | undefined;

/** What `from` finds in the manifest, which in development is read each time, since a save changes it. */
function prepared<T>(name: string, from: (manifest: MediaManifest) => T | undefined): T {
  if (process.env.NODE_ENV === 'development') manifest = undefined;
  // Written with the same type.
  if (!manifest && existsSync(manifestPath))
    manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as MediaManifest;
  const files = manifest && from(manifest);
  if (files !== undefined) return files;
  throw new Error(`there is nothing prepared for '${name}': run npx tsx scripts/assets.ts`);
}

/** Base name of a source, which published files share: 'showroom' of '/pictures/showroom.jpg'. */
export const nameOf = (file: string): string => file.replace(/^.*\/|\.\w+$/g, '');

/** Files of a picture; for server components only, as it reads the disk. @throws if it has not been encoded */
export const pictureFiles = (id: PictureId) => prepared(id, ({ pictures }) => pictures[nameOf(id)]);

export function isUpright(id: PictureId): boolean {
  const { width, height } = pictureFiles(id);
  return width < height;
}

export function eveningFiles(id: PictureId): PictureFiles | undefined {
  const { evening } = pictureEntry(id);
  return evening ? pictureFiles(evening) : undefined;
}

export const filmFiles = (id: FilmId) => prepared(id, ({ films }) => films[id]);

export const previewUrl = (id: PictureId) => fileUrl(prepared(id, ({ previews }) => previews[id]));

/** Path of a picture's large file, in the format that every browser supports. */
export const largestPicture = (id: PictureId): string => withBasePath(pictureFiles(id).webp);

export const pictureUrl = (id: PictureId): string => fileUrl(pictureFiles(id).webp);

export function filmSources(id: FilmId) {
  const { mp4, webm, poster } = filmFiles(id);
  return {
    mp4: withBasePath(mp4),
    webm: webm && withBasePath(webm),
    poster: withBasePath(poster.webp),
  };
}
