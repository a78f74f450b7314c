import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { pathInside } from './published';

const best = constants.BROTLI_MAX_QUALITY;
/** A twentieth of the work for some 7 % more bytes. */
const quick = 9;

const weights = new Map<string, number>();

/** Bytes of a file of out/ as a host sends it: text compressed, all else as it is. */
function weight(path: string, quality: number): number {
  const key = `${quality} ${path}`;
  const known = weights.get(key);
  if (known !== undefined) return known;
  const inside = pathInside(path);
  const file = readFileSync(`out${inside.endsWith('/') ? `${inside}index.html` : inside}`);
  const bytes = /\.(avif|webp|woff2|png|mp4|webm)$/.test(path)
    ? file.length
    : compressed(file, quality);
  weights.set(key, bytes);
  return bytes;
}

function compressed(text: Buffer, quality: number): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return brotliCompressSync(text, { params }).length;
}

export function sum(files: readonly string[], quality = best): number {
  return files.reduce((total, file) => total + weight(file, quality), 0);
}

/** Whether files keep a budget; those that do when compressed quickly keep it all the more when compressed well. */
export function weighsAtMost(files: readonly string[], budget: number): boolean {
  return sum(files, quick) <= budget || sum(files) <= budget;
}
