import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { readSign } from '@/lib/media/sign';
import { day } from '@/tailwind.config';

const background = day.brand;
const file = 'public/icon.svg';
const png = { palette: true, effort: 10 } as const;

/** The sign on the shop's colour: public/icon.svg, apple-icon.png and icons/, as long as the sign is the same. */
export async function prepareIcons(): Promise<void> {
  const { viewBox, drawing } = readSign();
  const style = `color="${day.background}" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"`;
  const sign = `<svg x="4" y="4" width="40" height="40" viewBox="${viewBox}" ${style}>${drawing}</svg>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="9" fill="${background}"/>${sign}</svg>\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === svg) return;

  /** At a density at which the 48 px drawing is sharp at all sizes. */
  const drawn = (size: number) => sharp(Buffer.from(svg), { density: 72 * 12 }).resize(size);
  /** With square corners and a margin, for devices that mask it. */
  const maskable = (size: number, margin: number) => {
    const [top, bottom, left, right] = [margin, margin, margin, margin];
    const logo = drawn(size - 2 * margin).extend({ top, bottom, left, right, background });
    return logo.flatten({ background }).png(png);
  };

  mkdirSync('public/icons', { recursive: true });
  await maskable(180, 7).toFile('public/apple-icon.png');
  for (const size of [48, 192, 512])
    await drawn(size).png(png).toFile(`public/icons/icon-${size}.png`);
  await maskable(512, 56).toFile('public/icons/maskable-512.png');
  // Last, so that an interrupted run is repeated.
  writeFileSync(file, svg);
}
