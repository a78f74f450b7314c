import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { ladder } from './ladder';
import { type Crop, keyOf } from './settings';
import { isPresent, type Source } from './sources';

/** A source that can be encoded: its key, the size of its part that is shown, its widths. */
export interface Picture extends Source {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly widths: readonly number[];
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

function checkCrop([left, top, width, height]: Crop, whole: { width: number; height: number }) {
  const inside = left >= 0 && top >= 0 && width > 0 && height > 0;
  if (inside && left + width <= whole.width && top + height <= whole.height) return;
  throw new Error(`the crop does not lie within its ${whole.width} × ${whole.height} pixels`);
}

/**
 * Reads a source and plans its files.
 * @throws an error that names the entry and the file
 */
export async function inspect(source: Source): Promise<Picture> {
  const { entry, path, crop } = source;
  if (!isPresent(path)) throw new Error(`${entry}: ${path} is not there`);
  const bytes = await readFile(path);
  try {
    const whole = await sizeOf(bytes);
    if (crop) checkCrop(crop, whole);
    const [width, height] = crop ? [crop[2], crop[3]] : [whole.width, whole.height];
    const widths = ladder(width);
    const top = widths.at(-1) ?? width;
    return {
      ...source,
      key: keyOf(bytes, crop),
      width: top,
      height: Math.round((height * top) / width),
      widths,
    };
  } catch (error) {
    throw new Error(`${entry}: ${path}: ${error instanceof Error ? error.message : error}`);
  }
}
