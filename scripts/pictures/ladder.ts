/**
 * Neighbours are at most a factor 1.3 apart, so that no browser fetches more than 1.3 times what it
 * shows. 720 is a 360-px phone at density 2, 1216 covers a 390-px phone at density 3.
 */
const rungs = [196, 254, 329, 427, 554, 720, 936, 1216, 1580, 2054] as const;

/**
 * Lists the widths that a picture is written at, ascending.
 * @param own width of the picture; nothing is enlarged, and it is the last width up to 2054
 */
export function ladder(own: number): number[] {
  const below = rungs.filter((width) => width < own);
  return below.length < rungs.length ? [...below, own] : [...rungs];
}
