/** How often work that goes on is reported, in milliseconds. */
const pause = 3000;

/** Seconds since a time of `performance.now()`, in whole ones or in tenths: '3', '3.2'. */
export function secondsSince(moment: number, digits: 0 | 1 = 0): string {
  return ((performance.now() - moment) / 1000).toFixed(digits);
}

/**
 * Reports that work goes on which cannot say how far it is, in a line every few seconds: `next build: 12 s`. Silent on a
 * terminal, where such programs show it themselves.
 * @returns what ends it
 */
export function reportElapsed(work: string): () => void {
  if (process.stdout.isTTY) return () => {};
  const start = performance.now();
  const timer = setInterval(() => console.log(`${work}: ${secondsSince(start)} s`), pause);
  return () => clearInterval(timer);
}

/**
 * Reports how far a piece of work is, in a line every few seconds: `pictures: 120 of 940 files, 14 s`.
 * @returns what is called after each file
 */
export function progressOf(work: string, total: number): () => void {
  const start = performance.now();
  let [done, reported] = [0, start];
  return () => {
    done += 1;
    if (performance.now() - reported < pause) return;
    console.log(`${work}: ${done} of ${total} files, ${secondsSince(start)} s`);
    reported = performance.now();
  };
}
