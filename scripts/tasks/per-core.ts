import { availableParallelism } from 'node:os';
import pMap from 'p-map';

/** Interval of progress reports (milliseconds). */
const pause = 3000;

/** Processes items in parallel, one per core, and continues after a failure; reports the progress of `work`. */
export function mapPerCore<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
  work?: string,
): Promise<Result[]> {
  const start = performance.now();
  let [done, reported] = [0, start];
  const report = () => {
    done += 1;
    const now = performance.now();
    if (!work || now - reported < pause) return;
    console.log(`${work}: ${done} of ${items.length}, ${((now - start) / 1000).toFixed()} s`);
    reported = now;
  };
  const options = { concurrency: availableParallelism(), stopOnError: false };
  return pMap(items, (item) => map(item).finally(report), options);
}
