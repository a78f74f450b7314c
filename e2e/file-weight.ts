import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { pathInside } from './published';

const weights = new Map<string, number>();

/** Bytes of a file of out/ as a host sends it: text compressed, all else as it is. */
export function weight(path: string): number {
  const known = weights.get(path);
  if (known !== undefined) return known;
  const inside = pathInside(path);
  const file = readFileSync(`out${inside.endsWith('/') ? `${inside}index.html` : inside}`);
  const bytes = /\.(avif|webp|woff2|png|mp4|webm)$/.test(path)
    ? file.length
    : brotliCompressSync(file).length;
  weights.set(path, bytes);
  return bytes;
}

export const sum = (files: readonly string[]) =>
  files.reduce((total, file) => total + weight(file), 0);
