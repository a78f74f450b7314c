import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter } from 'node:path';

/** A command that checks something, with what to do when it fails. */
export interface Check {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  /** Environment variables that are hidden from it. */
  readonly without?: RegExp;
  /** What to do when it fails. */
  readonly advice: string;
}

export interface Outcome {
  readonly name: string;
  readonly advice: string;
  readonly passed: boolean;
  readonly seconds: number;
  /** How many tests it ran, if it reports that. */
  readonly tests: number | undefined;
}

/** The last number of tests in the output of Jest or Playwright: '906 passed'. */
function testsIn(output: string): number | undefined {
  const found = [...output.matchAll(/(\d+) passed/g)].at(-1)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** The environment with the project's own programs in the PATH, without the hidden variables. */
function environmentFor(without?: RegExp): NodeJS.ProcessEnv {
  const path = ['node_modules/.bin', process.env.PATH].join(delimiter);
  const environment: NodeJS.ProcessEnv = { ...process.env, PATH: path };
  for (const name of Object.keys(environment)) if (without?.test(name)) delete environment[name];
  return environment;
}

/**
 * Runs a check.
 * @param show writes its output as it comes; without it, the output is written at its end
 */
async function runCheck(check: Check, show?: (text: string) => void): Promise<Outcome> {
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
      show?.(text);
    });
  }
  const [code]: unknown[] = await once(child, 'close');
  const seconds = (performance.now() - start) / 1000;
  if (!show) process.stdout.write(output);
  console.log(`── ${name}: ${code === 0 ? 'passed' : 'failed'}, ${seconds.toFixed(1)} s`);
  return { name, advice, passed: code === 0, seconds, tests: testsIn(output) };
}

/** After so many milliseconds without output, the checks that still run are named. */
const silence = 3000;

/**
 * Runs checks at the same time. The output of the last is shown as it comes, that of the others when they have ended, so
 * that it does not interleave.
 */
export async function runChecks(checks: readonly Check[]): Promise<Outcome[]> {
  const start = performance.now();
  const running = new Set(checks);
  let lastOutput = start;
  const show = (text: string) => {
    lastOutput = performance.now();
    process.stdout.write(text);
  };
  const timer = setInterval(() => {
    if (performance.now() - lastOutput < silence) return;
    const names = [...running].map(({ name }) => name).join(', ');
    console.log(`${names}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  }, silence);
  const outcomes = checks.map(async (check) => {
    const outcome = await runCheck(check, check === checks.at(-1) ? show : undefined);
    running.delete(check);
    return outcome;
  });
  return Promise.all(outcomes).finally(() => clearInterval(timer));
}

/** A table of what was run, whether it passed, and how long it took. */
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
