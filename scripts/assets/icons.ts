/**
 * The command `npm run icons`: renders public/icon.svg as apple-icon.png and public/icons/.
 * Run by hand after a change of the logo; the files are committed.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

const svg = readFileSync('public/icon.svg');
const [, background] = /<rect [^>]*fill="(#\w+)"/.exec(svg.toString()) ?? [];
if (!background) throw new Error('public/icon.svg: no <rect> with a fill');

/** Density at which the 48 px drawing is sharp at all sizes. */
const drawn = (size: number) => sharp(svg, { density: 72 * 12 }).resize(size);
const png = { palette: true, effort: 10 } as const;

/** With square corners and a margin, for devices that mask it. */
function maskable(size: number, margin: number) {
  const [top, bottom, left, right] = [margin, margin, margin, margin];
  const logo = drawn(size - 2 * margin).extend({ top, bottom, left, right, background });
  return logo.flatten({ background }).png(png);
}

mkdirSync('public/icons', { recursive: true });
await maskable(180, 7).toFile('public/apple-icon.png');
for (const size of [48, 192, 512])
  await drawn(size).png(png).toFile(`public/icons/icon-${size}.png`);
await maskable(512, 56).toFile('public/icons/maskable-512.png');
