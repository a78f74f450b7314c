import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import { perCore } from '../per-core';
import { contentType, isText } from './content-types';

/** Below this many bytes compression is not worth its headers. */
export const smallestCompressed = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes a Brotli and a gzip file, at the highest quality, beside every text file of a folder: `index.html.br`,
 * `index.html.gz`.
 * @returns what was done, in a few words
 */
export async function compressFolder(root: string): Promise<string> {
  const names = await readdir(root, { recursive: true });
  const texts = names.filter((name) => isText(contentType(name)));
  const compress = async (name: string) => {
    const path = join(root, name);
    if ((await stat(path)).size < smallestCompressed) return false;
    const bytes = await readFile(path);
    // Brotli's highest quality is its default; gzip's is not.
    await writeFile(`${path}.br`, await toBrotli(bytes));
    await writeFile(`${path}.gz`, await toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }));
    return true;
  };
  const done = await pMap(texts, compress, perCore);
  return `${done.filter(Boolean).length} of ${texts.length} texts compressed`;
}
