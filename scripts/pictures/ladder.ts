/**
 * Neighbours are at most a factor 1.3 apart, so that no browser fetches more than 1.3 times what it
 * shows. 831 covers a 390-px phone at density 2; 1080 does so for a banner before its crop, and for a
 * card at density 3.
 */
const rungs = [175, 226, 293, 380, 493, 640, 831, 1080, 1404, 1825, 2372] as const;

/**
 * Lists the widths that a picture is written at, ascending.
 * @param own width of the picture; nothing is enlarged, and it is the last width up to 2372
 */
export function ladder(own: number): number[] {
  const below = rungs.filter((width) => width < own);
  return below.length < rungs.length ? [...below, own] : [...rungs];
}
