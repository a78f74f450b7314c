import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Runs a program to its end, its output shown on the error channel, so that what a command prints as
 * its result stays clean.
 * @param minutes after which it is ended
 * @throws (rejects) when it cannot be started, fails, or takes longer
 */
export async function run(
  program: string,
  parameters: readonly string[],
  minutes: number,
): Promise<void> {
  const child = spawn(program, parameters, {
    stdio: ['ignore', 2, 2],
    timeout: minutes * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  const [code, signal]: unknown[] = await once(child, 'close');
  if (code === 0) return;
  const how = code === null ? `was ended by ${signal}` : `failed with code ${code}`;
  throw new Error(`'${[program, ...parameters].join(' ')}' ${how}`);
}
