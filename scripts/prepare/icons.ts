/**
 * Draws public/icon.svg as the files that need pixels: favicon.ico and apple-icon.png beside it, and those of
 * app/manifest.ts in public/icons. Run by hand after a change of the mark; the files are kept.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const svg = readFileSync('public/icon.svg');

/** Colour of the rounded square that the mark stands on. */
function groundOf(drawing: string): string {
  const [, colour] = /<rect [^>]*fill="(#\w+)"/.exec(drawing) ?? [];
  if (colour) return colour;
  throw new Error('public/icon.svg: its ground, a <rect> with a fill, is not found');
}

const background = groundOf(svg.toString());

/** Density at which the 48-pixel drawing is exact at any of the sizes. */
const density = 72 * 12;

function drawn(size: number): Promise<Buffer> {
  return sharp(svg, { density }).resize(size).png({ palette: true, effort: 10 }).toBuffer();
}

/** Without round corners, and with air round the mark: systems cut such icons to shapes of their own. */
async function maskable(size: number, share: number): Promise<Buffer> {
  const mark = await drawn(Math.round(size * share));
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** An ICO file of one square PNG. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0]);
  const place = Buffer.alloc(8);
  place.writeUInt32LE(png.length);
  place.writeUInt32LE(header.length + place.length, 4);
  return Buffer.concat([header, place, png]);
}

mkdirSync('public/icons', { recursive: true });
writeFileSync('public/favicon.ico', icoOf(await drawn(48), 48));
writeFileSync('public/apple-icon.png', await maskable(180, 0.92));
writeFileSync('public/icons/icon-192.png', await drawn(192));
writeFileSync('public/icons/icon-512.png', await drawn(512));
writeFileSync('public/icons/maskable-512.png', await maskable(512, 0.78));
