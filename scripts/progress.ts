/** How often a line is written where lines cannot be rewritten, in milliseconds. */
const pause = 5000;

type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

/** Tells how far a piece of work is: `pictures: 120 of 940 files, 14 s`. */
export interface Progress {
  /** One more piece is done. */
  readonly advance: () => void;
  /** Takes the line away, so that the next output stands on a line of its own. */
  readonly end: () => void;
}

/**
 * Starts to tell how far a piece of work is: on a terminal in one line that is rewritten, elsewhere in
 * a line now and then. Work that is done at once says nothing.
 * @param work what is done, and `total` how many files there are to do
 */
export function progressOf(work: string, total: number, output: Output = process.stdout): Progress {
  const start = performance.now();
  let done = 0;
  let told = start;
  const line = () =>
    `${work}: ${done} of ${total} files, ${((performance.now() - start) / 1000).toFixed(0)} s`;

  return {
    advance: () => {
      done += 1;
      const now = performance.now();
      if (output.isTTY) {
        if (now - told < 100) return;
        output.write(`\r${line()}\u001b[K`);
      } else {
        if (now - told < pause) return;
        output.write(`${line()}\n`);
      }
      told = now;
    },
    end: () => {
      if (output.isTTY && told > start) output.write('\r\u001b[K');
    },
  };
}
