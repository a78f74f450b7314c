import { secondsSince } from './progress';
import { summarize } from './summary';

/** A step of a command, with what to do when it fails. */
export interface Task {
  readonly name: string;
  /** May return a line about what it did; throws, or rejects, when it fails. */
  readonly run: () => unknown;
  /** What to do when it fails. */
  readonly advice: string;
}

/** Something that the owner can mend. */
export class OwnersError extends Error {
  /** @param forOwner the same in the words of the desk */
  constructor(
    message: string,
    readonly forOwner: string,
  ) {
    super(message);
  }
}

/** An error, or those that it holds. */
function errorsIn(error: unknown): unknown[] {
  return error instanceof AggregateError ? error.errors.flatMap(errorsIn) : [error];
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What became of tasks. */
interface Result {
  readonly passed: boolean;
  /** A line for each task that was run: `[3.2 s] finishing: 91 pages`. */
  readonly lines: readonly string[];
}

/**
 * Runs tasks one after the other, with a line for each. Stops at the first that fails, says what to do, and has the command
 * fail.
 */
export async function runInOrder(tasks: readonly Task[]): Promise<Result> {
  const lines: string[] = [];
  for (const { name, run, advice } of tasks) {
    const start = performance.now();
    try {
      const detail = await run();
      const said = typeof detail === 'string' ? `: ${detail}` : '';
      lines.push(`[${secondsSince(start, 1)} s] ${name}${said}`);
      console.log(lines.at(-1));
    } catch (error) {
      const errors = errorsIn(error);
      for (const each of errors) console.error(messageOf(each));
      const told = errors.map((each) =>
        each instanceof OwnersError ? each.forOwner : messageOf(each),
      );
      summarize(name, told, advice);
      lines.push(`[${secondsSince(start, 1)} s] ${name}: failed. ${advice}`);
      console.error(`\n${lines.at(-1)}`);
      process.exitCode = 1;
      return { passed: false, lines };
    }
  }
  return { passed: true, lines };
}
