import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding';
import type { SiteFile } from './find-file';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Bytes below which the headers of a compressed answer outweigh what is saved. */
export const smallestCompressed = 512;

/** Brotli's quality for what a visitor waits for: nearly as small as the highest, in a fifth of the time. */
const previewQuality = 9;

/** Brotli's quality for what is compressed once, before any visitor comes: the highest. */
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

/**
 * Compresses each file once and keeps the result in memory, until the file
 * changes. Two requests at once share the work.
 * @param quality Brotli's, up to 11
 * @throws (rejects) when the file is gone
 */
export function createCompressor(quality: number = previewQuality): Compressor {
  const kept = new Map<string, { readonly etag: string; readonly bytes: Promise<Buffer> }>();
  return (file, encoding) => {
    const key = `${encoding} ${file.path}`;
    const before = kept.get(key);
    if (before?.etag === file.etag) return before.bytes;
    const bytes = compress(file.path, encoding, quality);
    kept.set(key, { etag: file.etag, bytes });
    bytes.catch(() => kept.delete(key));
    return bytes;
  };
}
