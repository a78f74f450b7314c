/** How often a line is written where lines cannot be rewritten, in milliseconds. */
const pause = 3000;

type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

/**
 * Reports that work goes on which cannot say how far it is: `next build: 12 s`. Silent on a terminal, where such programs
 * show it themselves.
 * @returns what ends it
 */
export function reportElapsed(work: string, output: Output = process.stdout): () => void {
  if (output.isTTY) return () => {};
  const start = performance.now();
  const timer = setInterval(() => {
    output.write(`${work}: ${((performance.now() - start) / 1000).toFixed(0)} s\n`);
  }, pause);
  return () => clearInterval(timer);
}

/** Reports how far a piece of work is: `pictures: 120 of 940 files, 14 s`. */
export interface Progress {
  /** One more piece is done. */
  readonly advance: () => void;
  /** Clears the line, so that the next output stands on a line of its own. */
  readonly end: () => void;
}

/**
 * Reports the progress of a piece of work: on a terminal in one line that is rewritten, elsewhere in a line every few
 * seconds. Quick work is not reported.
 * @param work what is done, and `total` how many files there are
 */
export function progressOf(work: string, total: number, output: Output = process.stdout): Progress {
  const start = performance.now();
  let done = 0;
  let reported = start;
  const line = () =>
    `${work}: ${done} of ${total} files, ${((performance.now() - start) / 1000).toFixed(0)} s`;

  return {
    advance: () => {
      done += 1;
      const now = performance.now();
      if (output.isTTY) {
        if (now - reported < 100) return;
        output.write(`\r${line()}\u001b[K`);
      } else {
        if (now - reported < pause) return;
        output.write(`${line()}\n`);
      }
      reported = now;
    },
    end: () => {
      if (output.isTTY && reported > start) output.write('\r\u001b[K');
    },
  };
}
