import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** One file of a picture: its width and its format. */
export interface Rendition {
  readonly width: number;
  readonly format: 'avif' | 'webp';
}

/** All that decides what a picture's files hold, besides its own bytes; a change encodes anew. */
const settings = {
  resize: { kernel: 'lanczos3' },
  // The lowest quality at which walls and folds show no blotches at 1:1.
  avif: { quality: 58, effort: 3, chromaSubsampling: '4:2:0', tune: 'iq' },
  // Two thirds of the time for the same weight: these are shown smaller than they are, or at a high density.
  largeAvif: { quality: 55, effort: 2, chromaSubsampling: '4:2:0', tune: 'iq' },
  webp: { quality: 80, effort: 4 },
} as const;

export const resizing = settings.resize;

/** Widest file that is worth the slower encoding: what phones and cards fetch. */
const carefulUpTo = 832;

/** What sharp is to encode a file with. */
export function encodingOf({ width, format }: Rendition) {
  if (format === 'webp') return settings.webp;
  return width > carefulUpTo ? settings.largeAvif : settings.avif;
}

/** Hash of source, settings and encoder: files under it never change. */
export function keyOf(source: Uint8Array): string {
  const facts = JSON.stringify([settings, carefulUpTo, sharp.versions.sharp]);
  return createHash('sha256').update(facts).update(source).digest('hex').slice(0, 32);
}
