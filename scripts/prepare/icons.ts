/**
 * The command `npm run icons`: renders public/icon.svg as favicon.ico, apple-icon.png and the icons of the web app manifest.
 * Run by hand after a change of the logo; the files are committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const svg = readFileSync('public/icon.svg');

/** Colour of the rounded square behind the logo. */
function backgroundOf(drawing: string): string {
  const [, colour] = /<rect [^>]*fill="(#\w+)"/.exec(drawing) ?? [];
  if (colour) return colour;
  throw new Error('public/icon.svg: there is no <rect> with a fill');
}

const background = backgroundOf(svg.toString());

/** Density at which the 48 px drawing is sharp at all sizes. */
const density = 72 * 12;

function drawn(size: number): Promise<Buffer> {
  return sharp(svg, { density }).resize(size).png({ palette: true, effort: 10 }).toBuffer();
}

/** Maskable: with square corners and a margin. */
async function maskable(size: number, share: number): Promise<Buffer> {
  const logo = await drawn(Math.round(size * share));
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: logo, gravity: 'centre' }])
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
