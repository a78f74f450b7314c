import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { reportElapsed } from './progress';

/**
 * Runs a Node.js program and shows its output.
 * @param args for Node.js: a script and its arguments
 * @throws (rejects) an Error with `name` when it fails
 */
export async function run(
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<void> {
  const program = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const end = reportElapsed(name);
  // 'exit' carries the code, or null and the signal that ended it.
  const [code, signal]: unknown[] = await once(program, 'exit').finally(end);
  if (code !== 0) throw new Error(`${name} failed (${signal ?? `exit code ${code}`}), see above`);
}

/** Runs one of this project's TypeScript files. */
export function runScript(file: string, ...args: readonly string[]): Promise<void> {
  return run(file, ['--import', 'tsx', file, ...args]);
}
