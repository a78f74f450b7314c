import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Display {
  /** The value of DISPLAY. */
  readonly name: string;
  readonly process: ChildProcess;
}

/**
 * Starts a screen that nobody sees, on the first free display.
 * @throws (rejects) when Xvfb cannot be started
 */
export async function startXvfb(program: string): Promise<Display> {
  const screen = ['-screen', '0', '1600x1300x24', '-nolisten', 'tcp'];
  const child = spawn(program, ['-displayfd', '1', ...screen], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${program} ended with ${code}`);
  });
  const [number]: unknown[] = await Promise.race([once(child.stdout, 'data'), failed]);
  failed.catch(() => {
    // It ends when it is no longer needed.
  });
  return { name: `:${String(number).trim()}`, process: child };
}
