import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';

/** A command of the project's own tools, with what to do when it fails. */
export interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  /** Advice for the reader of a failure. */
  readonly advice: string;
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/**
 * Runs steps one after the other, each with its output in view.
 * Ends the process with 1 at the first that fails, and says what to do.
 */
export function runSteps(steps: readonly Step[]): void {
  for (const { name, command, advice } of steps) {
    const since = performance.now();
    console.log(`\n── ${name}`);
    const [program, ...args] = command;
    const { status } = spawnSync(program, args, {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, PATH: ['node_modules/.bin', process.env.PATH].join(delimiter) },
    });
    if (status !== 0) {
      console.error(`\n${name}: failed after ${seconds(since)}. ${advice}`);
      process.exit(1);
    }
    console.log(`   ${name}: ${seconds(since)}`);
  }
}
