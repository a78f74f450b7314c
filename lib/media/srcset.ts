import { withBasePath } from '../urls';
import type { PictureFiles } from './index';

/** The narrowest supported screen (docs/requirements.md 10.1). */
const narrowestScreen = 320;

/** Minimum and maximum pixels for a slot: where its size on the widest screens is fixed, twice that is enough for phones, too. */
function rangeOf(sizes: string, narrowest: number): [least: number, most: number] {
  const [, condition, fixed] = /^(\(min-width: \d+px\) )?(\d+)px/.exec(sizes) ?? [];
  const least = fixed && !condition ? Number(fixed) : narrowest;
  return [least, fixed ? Number(fixed) * 2 : Number.POSITIVE_INFINITY];
}

/**
 * The `srcset` of a picture's AVIF files for a slot, without widths that no screen needs.
 * @param sizes as in HTML
 * @param narrowest screen that shows the picture there
 * @param hasPreview adds the widest file, which the preview shows
 */
export function srcSetOf(
  { avif }: PictureFiles,
  sizes: string,
  narrowest = narrowestScreen,
  hasPreview = false,
): string {
  const [least, most] = rangeOf(sizes, narrowest);
  const widest = avif.length - 1;
  const reach = (wanted: number) => {
    const at = avif.findIndex(({ width }) => width >= wanted);
    return at < 0 ? widest : at;
  };
  const [first, last] = [reach(least), reach(most)];
  return avif
    .filter((_, at) => (at >= first && at <= last) || (hasPreview && at === widest))
    .map(({ width, address }) => `${withBasePath(address)} ${width}w`)
    .join(', ');
}

/** Commas between entries of `sizes`, not those within max(). */
const comma = /,(?![^(]*\))/;

/**
 * How much of a screen's density the first picture serves, by eye at 1:1: phones above 2.5x two thirds, for half the
 * bytes. Others 0.86, so that those of 720 px (360 px at 2x) and 1.75x get the 832 px file, which is 40 % lighter than the next.
 */
const servedDensity = { above: '0.667', upTo: '0.86' } as const;

/** `sizes` for the largest paint, whose last length is the phones': these load less than their full density. */
export function forFirstScreen(sizes: string): string {
  const entries = sizes.split(comma).map((entry) => entry.trim());
  const phones = entries.pop();
  const served = (share: string) => `calc(${phones} * ${share})`;
  return [
    ...entries,
    `(min-resolution: 2.5dppx) ${served(servedDensity.above)}`,
    served(servedDensity.upTo),
  ].join(', ');
}
