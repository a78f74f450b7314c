import { hash } from 'node:crypto';
import sharp from 'sharp';

/** One file of a picture: its width and its format. */
export interface Rendition {
  readonly width: number;
  readonly format: 'avif' | 'webp';
}

/** Encoder settings; a change encodes all pictures again. */
const settings = {
  resize: { kernel: 'lanczos3' },
  // A fifth lighter than effort 1 at the same error, for twice the time; effort 4 takes seven times as long.
  avif: { quality: 53, effort: 3, chromaSubsampling: '4:2:0', tune: 'iq' },
  // Half of the time for a twentieth more weight: few browsers lack AVIF.
  webp: { quality: 80, effort: 2 },
} as const;

export function encode(path: string, { width, format }: Rendition, target: string) {
  // Tolerates minor defects in the file.
  return sharp(path, { failOn: 'error' })
    .autoOrient()
    .resize({ width, ...settings.resize })
    .toFormat(format, settings[format])
    .toFile(target);
}

/** Hash of sources, settings and encoder: files under it never change. */
export function keyOf(sources: readonly Uint8Array[]): string {
  const facts = JSON.stringify([settings, sharp.versions.sharp]);
  return hash('sha256', Buffer.concat([Buffer.from(facts), ...sources]));
}

/**
 * Widths that make a visible difference: a thumbnail, a card at 1x (381 px), cards and heroes of phones at 2x (718 and
 * 820 px, whichever the browser rounds to), a card of a phone at 3x, a hero on a laptop and on a desktop.
 */
const widths = [160, 384, 640, 832, 1080, 1580, 1920] as const;

/** Width of the one WebP, for browsers without AVIF, search engines and pages without JavaScript. */
export const fallbackWidth = 1080;

/** The smallest worthwhile ratio of the last two widths. */
const leastStep = 1.1;

/**
 * The widths of a picture's AVIF files, ascending.
 * @param own width of the picture; nothing is enlarged, and up to 1920 px it is the last width
 */
export function pictureWidths(own: number): number[] {
  const widest = Math.min(own, Math.max(...widths));
  return [...widths.filter((width) => width * leastStep < widest), widest];
}
