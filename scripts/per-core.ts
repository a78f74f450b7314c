import { availableParallelism } from 'node:os';

/** For p-map: as many at a time as there are cores, on after a failure, and an AggregateError of all failures at the end. */
export const perCore = { concurrency: availableParallelism(), stopOnError: false };
