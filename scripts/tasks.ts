/** A step of a command, with what to do when it fails. */
export interface Task {
  readonly name: string;
  /** May return a line about what it did; throws, or rejects, when it fails. */
  readonly run: () => unknown;
  /** What to do when it fails. */
  readonly advice: string;
}

/** Every message of an error that may hold others. */
function messagesOf(error: unknown): string[] {
  if (error instanceof AggregateError) return error.errors.flatMap(messagesOf);
  return [error instanceof Error ? error.message : String(error)];
}

/** Seconds since a time of `performance.now()`: '3.2 s'. */
export function secondsSince(moment: number): string {
  return `${((performance.now() - moment) / 1000).toFixed(1)} s`;
}

/**
 * Runs tasks one after the other, with a line for each.
 * @returns whether all succeeded; stops at the first that fails, and says what to do
 */
export async function runInOrder(tasks: readonly Task[]): Promise<boolean> {
  for (const { name, run, advice } of tasks) {
    const start = performance.now();
    try {
      const detail = await run();
      const said = typeof detail === 'string' ? `: ${detail}` : '';
      console.log(`[${secondsSince(start)}] ${name}${said}`);
    } catch (error) {
      for (const message of messagesOf(error)) console.error(message);
      console.error(`\n${name}: failed after ${secondsSince(start)}. ${advice}`);
      return false;
    }
  }
  return true;
}
