import { previewSize } from '@/lib/previews';
import { constant } from '@/tailwind.config';
import { scrim } from './scrim';
import { icon, layout } from './settings';
import { balance, pathOf, widthOf } from './text';

const { width, height } = previewSize;
const { margin, leading, name, pleat } = layout;

/** Places of the pleat's folds, as on the page: they draw together towards the end. */
const folds = [0, 0.25, 0.43, 0.57, 0.67, 0.75, 0.83, 0.87, 0.91, 0.95, 1];

/** The heading in the largest size at which it fits. */
function fittingHeading(heading: string) {
  const fitted = layout.sizes.map((size) => ({
    size,
    lines: balance(heading, layout.widest, (text) => widthOf(text, size)),
  }));
  const found = fitted.find(({ lines }) => lines.length <= layout.lines) ?? fitted.at(-1);
  if (!found) throw new Error('layout.sizes is empty');
  return found;
}

function letters(text: string, x: number, baseline: number, size: number): string {
  return `<path d="${pathOf(text, x, baseline, size)}"/>`;
}

/** What lies over the picture. */
export interface Overlay {
  readonly svg: string;
  /** Words that SVG cannot hold as paths, and where they stand. */
  readonly texts: readonly {
    readonly input: Buffer;
    readonly left: number;
    readonly top: number;
  }[];
}

/** The pleat at the words' beginning. */
export function pleatPath(top: number): string {
  const lines = folds.map((at) => `M${margin + at * pleat.width} ${top}v${pleat.height}`);
  return `<path d="${lines.join('')}" stroke="${constant['brass-light']}" stroke-width="1.5"/>`;
}

/** The mark beside the shop's name. */
export function mark(x: number, y: number): string {
  const place = `x="${x}" y="${y}" width="${name.icon}" height="${name.icon}" `;
  return `${icon.replace('<svg ', `<svg ${place}`)}`;
}

/** Scrim, pleat, heading, mark and the shop's name. */
export function overlay(heading: string, shop: string): Overlay {
  const { size, lines } = fittingHeading(heading);
  const foot = height - margin;
  const iconTop = foot - name.icon;
  const lastBaseline = iconTop - 46;
  const firstBaseline = lastBaseline - (lines.length - 1) * size * leading;
  const pleatTop = firstBaseline - size * 0.78 - 30 - pleat.height;
  const nameStart = margin + name.icon + name.gap;
  const ends = [
    nameStart + widthOf(shop, name.size),
    ...lines.map((line) => margin + widthOf(line, size)),
  ];

  const headingLines = lines.map((line, index) =>
    letters(line, margin, firstBaseline + index * size * leading, size),
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    scrim(pleatTop, Math.max(...ends)),
    pleatPath(pleatTop),
    `<g fill="${constant.paper}">${headingLines.join('')}`,
    `${letters(shop, nameStart, iconTop + name.icon / 2 + name.size * 0.34, name.size)}</g>`,
    `${mark(margin, iconTop)}</svg>`,
  ].join('');
  return { svg, texts: [] };
}
