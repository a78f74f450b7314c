import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** One file of a picture: its width and its format. */
export interface Rendition {
  readonly width: number;
  readonly format: 'avif' | 'webp';
}

/** Encoder settings; a change encodes all pictures again. */
const settings = {
  resize: { kernel: 'lanczos3' },
  // The lowest quality without blotches on walls and folds at 1:1.
  avif: { quality: 58, effort: 2, chromaSubsampling: '4:2:0', tune: 'iq' },
  // Three fifths of the time for 3 % more weight: these are shown scaled down, or at a high density.
  largeAvif: { quality: 55, effort: 1, chromaSubsampling: '4:2:0', tune: 'iq' },
  // Half of the time for a twentieth more weight: few browsers lack AVIF.
  webp: { quality: 80, effort: 2 },
} as const;

export const resizing = settings.resize;

/** The widest file that is worth slower encoding: phones and cards load these. */
const carefulUpTo = 832;

/** sharp's options for a file. */
export function encodingOf({ width, format }: Rendition) {
  if (format === 'webp') return settings.webp;
  return width > carefulUpTo ? settings.largeAvif : settings.avif;
}

/** Hash of source, settings and encoder: files under it never change. */
export function keyOf(source: Uint8Array): string {
  const facts = JSON.stringify([settings, carefulUpTo, sharp.versions.sharp]);
  return createHash('sha256').update(facts).update(source).digest('hex').slice(0, 32);
}
