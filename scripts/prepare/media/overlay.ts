import { readFileSync } from 'node:fs';
import type { OverlayOptions } from 'sharp';
import type { Locale } from '@/config/locales';
import { getDictionary } from '@/content/dictionary';
import { previewSize } from '@/lib/media';
import { constant, day } from '@/tailwind.config';
import { drawHeading, drawWords, widest } from './words';

/** The shop's logo, on every preview. */
export const logo = 'public/icon.svg';

const { width, height } = previewSize;
/** Distances and sizes in pixels; the padding and the radius are the text box's. */
const { margin, padding, radius, name, pleat } = {
  margin: 64,
  padding: 44,
  radius: 8,
  name: { size: 28, icon: 48, gap: 18 },
  pleat: { width: 46, height: 18 },
} as const;

/** Positions of the pleat's folds, as on the page: ever closer. */
const folds = [0, 0.25, 0.43, 0.57, 0.67, 0.75, 0.83, 0.87, 0.91, 0.95, 1];

function pleatPath(top: number): string {
  const lines = folds.map((at) => `M${margin + at * pleat.width} ${top}v${pleat.height}`);
  return `<path d="${lines.join('')}" stroke="${constant.brass}" stroke-width="1.5"/>`;
}

/** The text box in the page's background colour, with one rounded corner. */
function cornerPath(top: number, end: number): string {
  return `<path d="M0 ${top}H${end - radius}q${radius} 0 ${radius} ${radius}V${height}H0z" fill="${day.background}"/>`;
}

/** The overlay: text box, pleat, heading, and the shop's logo and name. */
export async function overlay(
  heading: string,
  shop: string,
  locale: Locale,
): Promise<OverlayOptions[]> {
  const isMirrored = getDictionary(locale).direction === 'rtl';
  const title = await drawHeading(heading, locale);
  const shopName = await drawWords(shop, locale, name.size, widest, 'word-char');
  /** Left offset of an element of this width at this distance from the line start. */
  const leftOf = (start: number, wide: number) => (isMirrored ? width - start - wide : start);

  const logoTop = height - padding - name.icon;
  const titleTop = logoTop - 40 - title.height;
  const pleatTop = titleTop - 26 - pleat.height;
  const nameStart = margin + name.icon + name.gap;
  const end = Math.max(margin + title.width, nameStart + shopName.width);
  const place = `x="${leftOf(margin, name.icon)}" y="${logoTop}" width="${name.icon}" height="${name.icon}"`;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<g${isMirrored ? ` transform="translate(${width} 0) scale(-1 1)"` : ''}>`,
    `${cornerPath(pleatTop - padding, end + padding)}${pleatPath(pleatTop)}</g>`,
    `${readFileSync(logo, 'utf8').replace('<svg ', `<svg ${place} `)}</svg>`,
  ].join('');
  return [
    { input: Buffer.from(svg) },
    { input: title.input, left: leftOf(margin, title.width), top: titleTop },
    {
      input: shopName.input,
      left: leftOf(nameStart, shopName.width),
      top: Math.round(logoTop + (name.icon - shopName.height) / 2),
    },
  ];
}
