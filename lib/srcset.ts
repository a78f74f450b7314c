import type { PictureFiles } from './media';
import { withBasePath } from './urls';

/** Width of the narrowest screen that layouts are made for. */
const narrowestScreen = 320;

/** Least and most pixels that screens of density 1 to 3 ask for in a slot. */
function rangeOf(sizes: string): [least: number, most: number] {
  const fixed = /^(\d+)px$/.exec(sizes)?.[1];
  return fixed ? [Number(fixed), Number(fixed) * 3] : [narrowestScreen, Number.POSITIVE_INFINITY];
}

/**
 * The `srcset` of a picture's AVIF files for a slot, without widths that no screen asks for there.
 * @param sizes as in HTML; only a slot of fixed size leaves widths out, or those of a thumbnail
 */
export function srcSetOf({ avif }: PictureFiles, sizes: string): string {
  const [least, most] = rangeOf(sizes);
  const first = avif.findIndex(({ width }) => width >= least);
  const last = avif.findIndex(({ width }) => width >= most);
  return avif
    .slice(first, last < 0 ? undefined : last + 1)
    .map(({ width, address }) => `${withBasePath(address)} ${width}w`)
    .join(', ');
}

/** Commas between entries of `sizes`, not those within max(). */
const comma = /,(?![^(]*\))/;

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
