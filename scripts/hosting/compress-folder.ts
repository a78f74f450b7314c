import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inParallel } from '../pictures/parallel';
import { compress, preparedQuality, smallestCompressed } from '../serve/static/compress';
import { contentType, isText } from '../serve/static/content-types';

const twins = [
  ['br', 'br'],
  ['gz', 'gzip'],
] as const;

/**
 * Puts a Brotli and a gzip twin beside every text of a folder: `index.html.br`, `index.html.gz`.
 * @returns what was done, in a few words
 */
export async function compressFolder(root: string): Promise<string> {
  const names = await readdir(root, { recursive: true });
  const texts = names.filter((name) => isText(contentType(name)));
  const done = await inParallel(texts, async (name) => {
    const path = join(root, name);
    if ((await stat(path)).size < smallestCompressed) return false;
    for (const [ending, encoding] of twins) {
      await writeFile(`${path}.${ending}`, await compress(path, encoding, preparedQuality));
    }
    return true;
  });
  return `${done.filter(Boolean).length} of ${texts.length} texts compressed`;
}
