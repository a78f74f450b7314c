import { appendFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import pMap from 'p-map';

export interface Task {
  readonly name: string;
  /** May return a line about what it did; throws, or rejects, when it fails. */
  readonly run: () => unknown;
  readonly advice: string;
}

export class OwnersError extends Error {
  /** @param forOwner the message in the admin's terms */
  constructor(
    message: string,
    readonly forOwner: string,
  ) {
    super(message);
  }
}

const errorsIn = (error: unknown): unknown[] =>
  error instanceof AggregateError ? error.errors.flatMap(errorsIn) : [error];

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Seconds since a time of `performance.now()`: '3.2 s'. */
export const secondsSince = (moment: number) =>
  `${((performance.now() - moment) / 1000).toFixed(1)} s`;

function summarize(step: string, reasons: Iterable<string>, advice: string): void {
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (!file) return;
  const parts = [
    `## Not published: ${step}`,
    'The published site has not changed, and nothing that you saved is lost.',
    Array.from(reasons, (reason) => `- ${reason.replaceAll('\n', '\n  ')}`).join('\n'),
    advice,
    'A save in the admin starts a new run. If this does not help, send the address of this page to your developer.',
  ];
  appendFileSync(file, `${parts.join('\n\n')}\n`);
}

/** Runs tasks in order, with a line for each, until one fails. @returns whether all have passed */
export async function runInOrder(tasks: readonly Task[]): Promise<boolean> {
  for (const { name, run, advice } of tasks) {
    const start = performance.now();
    try {
      const detail = await run();
      const detailText = typeof detail === 'string' ? `: ${detail}` : '';
      console.log(`[${secondsSince(start)}] ${name}${detailText}`);
    } catch (error) {
      const errors = errorsIn(error);
      // A picture that cannot be read is an error of each of its files.
      for (const message of new Set(errors.map(messageOf))) console.error(message);
      const forOwner = errors.map((each) =>
        each instanceof OwnersError ? each.forOwner : messageOf(each),
      );
      summarize(name, new Set(forOwner), advice);
      console.error(`\n[${secondsSince(start)}] ${name}: failed. ${advice}`);
      process.exitCode = 1;
      return false;
    }
  }
  return true;
}

/** Processes items in parallel, one per core, and continues after a failure. */
export const mapPerCore = <Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> =>
  pMap(items, map, { concurrency: availableParallelism(), stopOnError: false });
