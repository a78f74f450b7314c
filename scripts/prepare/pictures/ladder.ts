/**
 * Widths that screens tell apart: a thumbnail, a card at density 1 (381 px), cards and heroes of phones at density
 * 2 (718 and 820 px, whichever the browser rounds to), a card of a phone at density 3, a hero on a desktop.
 */
const rungs = [160, 384, 640, 832, 1080, 1580] as const;

/** Width of the one WebP that browsers without AVIF, search engines and pages without scripts get. */
const fallbackWidth = 1080;

/** A last step that is narrower than this tells nobody anything. */
const leastStep = 1.1;

/**
 * Lists the widths that a picture is written at as AVIF, ascending.
 * @param own width of the picture; nothing is enlarged, and up to 1580 px it is the last width
 */
export function ladder(own: number): number[] {
  const widest = Math.min(own, rungs[rungs.length - 1] ?? own);
  return [...rungs.filter((width) => width * leastStep < widest), widest];
}

/** Width of the WebP of a picture. */
export function fallbackOf(own: number): number {
  return Math.min(own, fallbackWidth);
}
