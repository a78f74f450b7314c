import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a program and shows its output.
 * @param environment what it sees besides this program's environment; undefined hides a variable
 * @throws (rejects) an Error that names it when it fails
 */
export async function run(
  [program, ...args]: readonly [string, ...string[]],
  environment: Readonly<Record<string, string | undefined>> = {},
): Promise<void> {
  const child = spawn(program, args, {
    stdio: 'inherit',
    // There npm is a script.
    shell: process.platform === 'win32',
    env: { ...process.env, ...environment },
  });
  // 'exit' carries the code, or null and the signal that ended it.
  const [code, signal]: unknown[] = await once(child, 'exit');
  if (code === 0) return;
  throw new Error(`${[program, ...args].join(' ')} failed (${signal ?? `exit code ${code}`})`);
}

/** Runs one of this project's TypeScript files. */
export function runScript(file: string): Promise<void> {
  return run(['node', '--import', 'tsx', file]);
}
