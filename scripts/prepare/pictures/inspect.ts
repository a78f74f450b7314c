import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { fallbackOf, ladder } from './ladder';
import { keyOf, type Rendition } from './settings';
import { isPresent, type Source } from './sources';

/** A source that can be encoded: its key, the size of its widest file, and the widths of its files. */
export interface Picture extends Source {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  /** Of the AVIF files, ascending. */
  readonly widths: readonly number[];
  /** Of the one WebP. */
  readonly fallback: number;
}

/** Every file of a picture. */
export function filesOf({ widths, fallback }: Picture): Rendition[] {
  return [
    ...widths.map((width) => ({ width, format: 'avif' }) as const),
    { width: fallback, format: 'webp' },
  ];
}

const accepted = ['jpeg', 'png', 'webp', 'heif'];
const readsHeic = sharp.format.heif.input.fileSuffix?.includes('.heic') ?? false;

/** Size as it is seen, turned as the camera was held. */
async function sizeOf(bytes: Uint8Array) {
  const { format, compression, autoOrient } = await sharp(bytes).metadata();
  if (!accepted.includes(format))
    throw new Error(`${format} is not accepted; use JPEG, PNG or WebP`);
  if (compression === 'hevc' && !readsHeic) {
    throw new Error('HEIC cannot be read here; save it as JPEG');
  }
  return autoOrient;
}

/**
 * Reads a source and plans its files.
 * @throws an error that names the entry and the file
 */
export async function inspect(source: Source): Promise<Picture> {
  const { entry, path } = source;
  if (!isPresent(path)) throw new Error(`${entry}: ${path} is not there`);
  const bytes = await readFile(path);
  try {
    const { width, height } = await sizeOf(bytes);
    const widths = ladder(width);
    const top = widths.at(-1) ?? width;
    return {
      ...source,
      key: keyOf(bytes),
      width: top,
      height: Math.round((height * top) / width),
      widths,
      fallback: fallbackOf(width),
    };
  } catch (error) {
    throw new Error(`${entry}: ${path}: ${error instanceof Error ? error.message : error}`);
  }
}
