import { availableParallelism } from 'node:os';

/**
 * Works on all items, as many at a time as there are cores, and goes on after a failure.
 * @throws AggregateError with all failures
 */
export async function inParallel<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const failures: unknown[] = [];
  const queue = items.entries();
  const worker = async () => {
    // The iterator is shared: each worker takes the next item that nobody has.
    for (const [index, item] of queue) {
      try {
        results[index] = await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  if (failures.length > 0) throw new AggregateError(failures);
  return results;
}

/** Every message of an error that may hold others. */
export function messagesOf(error: unknown): string[] {
  if (error instanceof AggregateError) return error.errors.flatMap(messagesOf);
  return [error instanceof Error ? error.message : String(error)];
}
