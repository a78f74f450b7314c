import { availableParallelism } from 'node:os';

/**
 * Waits for all of them, unlike Promise.all, and then fails with all that failed.
 * @throws AggregateError with each failure
 */
export async function allOf<T extends readonly unknown[] | []>(promises: T) {
  const outcomes = await Promise.allSettled(promises);
  const failures = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  );
  if (failures.length > 0) throw new AggregateError(failures);
  return Promise.all(promises);
}

/**
 * Works on all items, as many at a time as there are cores, and goes on after a failure.
 * @throws AggregateError with each failure, in the order of the items
 */
export async function inParallel<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: Promise<R>[] = [];
  const queue = items.entries();
  const worker = async () => {
    // The iterator is shared: each worker takes the next item that nobody has.
    for (const [index, item] of queue) {
      const result = work(item);
      results[index] = result;
      await Promise.allSettled([result]);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return allOf(results);
}

/** Every message of an error that may hold others. */
export function messagesOf(error: unknown): string[] {
  if (error instanceof AggregateError) return error.errors.flatMap(messagesOf);
  return [error instanceof Error ? error.message : String(error)];
}
