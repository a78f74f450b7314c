import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

export const fontFolder = '.cache/fonts';

/** El Messiri as Pango reads it. */
export const previewFont = `${fontFolder}/el-messiri.ttf`;

/** The mark beside the shop's name. */
export const icon = readFileSync('public/icon.svg', 'utf8');

/** Distances and sizes in pixels. */
export const layout = {
  margin: 76,
  /** Sizes of the heading: the first at which it takes no more lines than these. */
  sizes: [92, 80, 70, 60],
  lines: 3,
  leading: 1.14,
  widest: 940,
  name: { size: 32, icon: 54, gap: 20 },
  pleat: { width: 46, height: 18 },
} as const;

export const jpeg = {
  /** The first, or the first of the others at which a busy picture is no heavier than this. */
  qualities: [80, 74, 66, 58],
  mostBytes: 150_000,
  options: { mozjpeg: true },
} as const;

/** Hash of a preview's picture and of all that is drawn on it: a file under it never changes. */
export function keyOf(picture: Uint8Array, drawn: string): string {
  const facts = JSON.stringify([jpeg, sharp.versions.sharp, drawn]);
  return createHash('sha256').update(facts).update(picture).digest('hex').slice(0, 32);
}
