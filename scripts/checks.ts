import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter } from 'node:path';

/** A command of the project's own tools that proves something, with what to do when it fails. */
export interface Check {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  /** Names of variables of the environment that it does not see. */
  readonly without?: RegExp;
  /** Advice for the reader of a failure. */
  readonly advice: string;
}

export interface Outcome {
  readonly name: string;
  readonly advice: string;
  readonly passed: boolean;
  readonly seconds: number;
  /** How many tests it ran, where it says so. */
  readonly tests: number | undefined;
}

/** The last number of tests in the output of Jest or Playwright: '906 passed'. */
function testsIn(output: string): number | undefined {
  const found = [...output.matchAll(/(\d+) passed/g)].at(-1)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** The environment with the project's own programs, without the variables of these names. */
function environmentFor(without?: RegExp): NodeJS.ProcessEnv {
  const path = ['node_modules/.bin', process.env.PATH].join(delimiter);
  const environment: NodeJS.ProcessEnv = { ...process.env, PATH: path };
  for (const name of Object.keys(environment)) if (without?.test(name)) delete environment[name];
  return environment;
}

/**
 * Runs a check.
 * @param shown whether its output is seen as it comes, or at its end
 */
async function runCheck(check: Check, shown: boolean): Promise<Outcome> {
  const { name, command, advice, without } = check;
  const start = performance.now();
  console.log(`── ${name} begins`);
  const [program, ...args] = command;
  const child = spawn(program, args, {
    stdio: ['inherit', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: environmentFor(without),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (shown) process.stdout.write(text);
    });
  }
  const [code]: unknown[] = await once(child, 'close');
  const seconds = (performance.now() - start) / 1000;
  if (!shown) process.stdout.write(output);
  console.log(`── ${name}: ${code === 0 ? 'passed' : 'failed'}, ${seconds.toFixed(1)} s`);
  return { name, advice, passed: code === 0, seconds, tests: testsIn(output) };
}

/**
 * Runs checks at the same time. The output of the last is seen as it comes, that of each other when it
 * has ended, so that they do not stand between each other.
 */
export function runChecks(checks: readonly Check[]): Promise<Outcome[]> {
  return Promise.all(checks.map((check, index) => runCheck(check, index === checks.length - 1)));
}

/** What was run, whether it passed, and how long it took. */
export function table(outcomes: readonly Outcome[]): string {
  const widest = Math.max(...outcomes.map(({ name }) => name.length));
  return outcomes
    .map(({ name, passed, seconds, tests }) =>
      [
        name.padEnd(widest),
        passed ? 'passed' : 'FAILED',
        `${seconds.toFixed(1)} s`.padStart(8),
        tests === undefined ? '' : `${tests} tests`,
      ].join('  '),
    )
    .join('\n');
}
