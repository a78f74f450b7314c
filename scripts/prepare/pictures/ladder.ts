/**
 * Widths that make a visible difference: a thumbnail, a card at 1x (381 px), cards and heroes of phones at 2x (718 and
 * 820 px, whichever the browser rounds to), a card of a phone at 3x, a hero on a desktop.
 */
const rungs = [160, 384, 640, 832, 1080, 1580] as const;

/** The next one, for a picture as wide as the screen: 1920 px at 1x, 1080 px at 2x. */
const screenWide = 2160;

/** Width of the one WebP, for browsers without AVIF, search engines and pages without JavaScript. */
const fallbackWidth = 1080;

/** The smallest worthwhile ratio of the last two widths. */
const leastStep = 1.1;

/**
 * The widths of a picture's AVIF files, ascending.
 * @param own width of the picture; nothing is enlarged, and up to 1580 px it is the last width
 * @param fillsScreen whether it is shown as wide as the screen: its last width is then 2160 px
 */
export function ladder(own: number, fillsScreen = false): number[] {
  const steps = fillsScreen ? [...rungs, screenWide] : rungs;
  const widest = Math.min(own, steps.at(-1) ?? own);
  return [...steps.filter((width) => width * leastStep < widest), widest];
}

/** Width of the WebP of a picture. */
export function fallbackOf(own: number): number {
  return Math.min(own, fallbackWidth);
}
