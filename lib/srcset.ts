import { withBasePath } from './base-path';
import type { PictureFiles, PictureWidth } from './media';

const anyWidth = Number.POSITIVE_INFINITY;

/** Commas between entries of `sizes`, not those within max(). */
const comma = /,(?![^(]*\))/;

/** Least and most pixels that an entry of `sizes` asks for, on screens of density 1 to 3. */
function rangeOf(entry: string): [least: number, most: number] {
  const [, media = '', length = ''] = /^(\(.*?\) (?!and))?(.*)$/.exec(entry.trim()) ?? [];
  const narrowest = Number(/min-width: (\d+)px/.exec(media)?.[1] ?? 320);

  const [, vw, orMore, of] = /^max\(([\d.]+)vw, ([\d.]+)(px|vh)\)$/.exec(length) ?? [];
  // A window may be low: what depends on its height may add nothing.
  const least = of === 'px' ? Number(orMore) : 0;
  if (vw) return [Math.max(least, (Number(vw) * narrowest) / 100), anyWidth];

  const [, calc, number, unit] =
    /^(calc\()?([\d.]+)(px|vw)(?: - [\d.]+(?:px|rem)\))?$/.exec(length) ?? [];
  if (unit === 'px' && !calc) return [Number(number), Number(number) * 3];
  // What a margin takes off is less than one step between two widths.
  if (unit === 'vw') return [(Number(number) * narrowest) / (calc ? 130 : 100), anyWidth];
  return [0, anyWidth];
}

/**
 * Leaves out the widths that no screen asks for in a slot: they would only make pages longer.
 * @param sizes as in HTML; what is not plain px or vw keeps every width
 */
export function widthsFor(sizes: string, widths: readonly PictureWidth[]): readonly PictureWidth[] {
  const ranges = sizes.split(comma).map(rangeOf);
  const least = Math.min(...ranges.map(([low]) => low));
  const most = Math.max(...ranges.map(([, high]) => high));
  const first = widths.findIndex(({ width }) => width >= least);
  const last = widths.findIndex(({ width }) => width >= most);
  return widths.slice(first, last < 0 ? undefined : last + 1);
}

/** A picture's addresses in one format, for a slot of these `sizes`. */
export function addressesOf(files: PictureFiles, format: 'avif' | 'webp', sizes: string) {
  const widths = widthsFor(sizes, files.widths);
  const address = (file: PictureWidth) => withBasePath(file[format]);
  return {
    srcSet: widths.map((file) => `${address(file)} ${file.width}w`).join(', '),
    // For what does not read srcset: search engines, readers' views.
    largest: widths.slice(-1).map(address).join(),
  };
}

/**
 * `sizes` for the picture that a page's first paint waits for: phones with screens finer than an eye
 * tells (density over 2.5) take it at two thirds of their density, for half the bytes.
 * @param sizes as in HTML; its last length is the phones'
 */
export function forFirstScreen(sizes: string): string {
  const entries = sizes.split(comma).map((entry) => entry.trim());
  const phones = entries.pop();
  return [...entries, `(min-resolution: 2.5dppx) calc(${phones} * 0.667)`, phones].join(', ');
}
