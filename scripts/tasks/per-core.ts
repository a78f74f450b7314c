import { availableParallelism } from 'node:os';
import pMap from 'p-map';

/** Processes items in parallel, one per core, and continues after a failure. */
export const mapPerCore = <Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> =>
  pMap(items, map, { concurrency: availableParallelism(), stopOnError: false });
