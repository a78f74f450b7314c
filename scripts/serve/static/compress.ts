import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding';
import type { SiteFile } from './find-file';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Bytes below which the headers of a compressed answer outweigh what is saved. */
export const smallestCompressed = 512;

/** Brotli's quality for what a visitor waits for: nearly as small as the highest, in a tenth of the time. */
const quickQuality = 9;

/** Brotli's quality for what no visitor waits for: the highest. */
export const preparedQuality = constants.BROTLI_MAX_QUALITY;

/**
 * Compresses a file, small rather than fast.
 * @param quality Brotli's, up to 11
 */
export async function compress(
  path: string,
  encoding: Exclude<Encoding, 'identity'>,
  quality: number,
): Promise<Buffer> {
  const bytes = await readFile(path);
  if (encoding === 'gzip') return toGzip(bytes, { level: constants.Z_BEST_COMPRESSION });
  return toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

export type Compressor = (
  file: SiteFile,
  encoding: Exclude<Encoding, 'identity'>,
) => Promise<Buffer>;

interface Kept {
  readonly etag: string;
  bytes: Promise<Buffer>;
}

/**
 * Compresses each file and keeps the result in memory, until the file changes. Two requests at once
 * share the work.
 * @param quality Brotli's, up to 11; when left out, the first visitor gets a file quickly, and those
 * who come later as small as a host with prepared files sends it
 * @throws (rejects) when the file is gone
 */
export function createCompressor(quality?: number): Compressor {
  const kept = new Map<string, Kept>();
  /** Files are made smaller one at a time, beside the answers. */
  let smaller: Promise<unknown> = Promise.resolve();

  function improve(file: SiteFile, entry: Kept): void {
    smaller = smaller
      .then(() => entry.bytes)
      .then(() => compress(file.path, 'br', preparedQuality))
      .then((best) => {
        entry.bytes = Promise.resolve(best);
      })
      // Gone meanwhile: whoever asks next is told.
      .catch(() => {});
  }

  return (file, encoding) => {
    const key = `${encoding} ${file.path}`;
    const before = kept.get(key);
    if (before?.etag === file.etag) return before.bytes;
    const entry = {
      etag: file.etag,
      bytes: compress(file.path, encoding, quality ?? quickQuality),
    };
    kept.set(key, entry);
    entry.bytes.catch(() => kept.delete(key));
    if (encoding === 'br' && quality === undefined) improve(file, entry);
    return entry.bytes;
  };
}
