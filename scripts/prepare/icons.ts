/**
 * The command `npm run icons`: renders public/icon.svg as apple-icon.png and public/icons/.
 * Run by hand after a change of the logo; the files are committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const svg = readFileSync('public/icon.svg');

function backgroundOf(drawing: string): string {
  const [, colour] = /<rect [^>]*fill="(#\w+)"/.exec(drawing) ?? [];
  if (colour) return colour;
  throw new Error('public/icon.svg: no <rect> with a fill');
}

const background = backgroundOf(svg.toString());

/** Density at which the 48 px drawing is sharp at all sizes. */
const density = 72 * 12;

function rendered(size: number): Promise<Buffer> {
  return sharp(svg, { density }).resize(size).png({ palette: true, effort: 10 }).toBuffer();
}

/** Maskable: with square corners and a margin. */
async function maskable(size: number, share: number): Promise<Buffer> {
  const logo = await rendered(Math.round(size * share));
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input: logo, gravity: 'centre' }])
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

mkdirSync('public/icons', { recursive: true });
writeFileSync('public/apple-icon.png', await maskable(180, 0.92));
for (const size of [48, 192, 512])
  writeFileSync(`public/icons/icon-${size}.png`, await rendered(size));
writeFileSync('public/icons/maskable-512.png', await maskable(512, 0.78));
