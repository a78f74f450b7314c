import { availableParallelism } from 'node:os';
import pMap from 'p-map';

/** How often work that goes on is reported, in milliseconds. */
const pause = 3000;

/**
 * Works on as many items at a time as there are cores, and goes on after a failure.
 * @param work reports how far it is in a line every few seconds: `pictures: 12 of 94, 14 s`; not if it is left out
 * @throws (rejects) an AggregateError of all failures
 */
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
