/**
 * `npm test`: everything that has to hold, from types to journeys in a real browser over out/.
 * `npm run test:built` leaves out the build and tests the out/ that is there, whatever it was built for.
 */
import { existsSync } from 'node:fs';
import { type Check, type Outcome, runChecks, table } from './run-checks';

const index: Check = {
  name: 'Index of content',
  command: ['tsx', 'scripts/collections.ts'],
  advice: 'A file in content/ has a name that cannot stand in an address.',
};

const keepsBuild = process.argv.includes('--built');

const sources: readonly Check[] = [
  {
    name: 'Types',
    // `next build` checks all but the service worker's.
    command: ['npm', 'run', '--silent', keepsBuild ? 'types' : 'types:worker'],
    advice: 'Each line above names the file and the field that does not fit.',
  },
  {
    name: 'Lint and format',
    command: ['npm', 'run', '--silent', 'lint'],
    advice: '`npm run format` mends most of it.',
  },
  {
    name: 'Unused code',
    command: ['npm', 'run', '--silent', 'unused'],
    advice: 'Remove what is listed, or use it.',
  },
];

const units: Check = {
  name: 'Unit tests',
  command: ['jest', '--maxWorkers=1'],
  // The settings of a build for the public are not theirs.
  without: /^(NEXT_PUBLIC_|ALLOW_SAMPLE$|DESK_REPOSITORY$)/,
  advice: 'Run one file alone with `npx jest <file>`.',
};

const build: Check = {
  name: 'Build',
  command: ['npm', 'run', '--silent', 'build'],
  advice: 'The last lines above say which step of the build failed and why.',
};

const journeys: Check = {
  name: 'Journeys in the browser',
  command: ['playwright', 'test', '--project=chromium'],
  advice: 'Run one alone with `npx playwright test <file>`; `npm run build` first after a change.',
};

if (keepsBuild && !existsSync('out/index.html')) {
  console.error(
    'There is no out/ to test. Run `npm run build`, or `npm test`, which builds first.',
  );
  process.exit(1);
}

// Next does part of its work on one core: units need no build, and share the cores with it.
const groups = [[index], sources, keepsBuild ? [units] : [units, build], [journeys]];
const outcomes: Outcome[] = [];
for (const group of groups) {
  outcomes.push(...(await runChecks(group)));
  if (outcomes.some(({ passed }) => !passed)) break;
}
console.log(`\n${table(outcomes)}`);
const failed = outcomes.filter(({ passed }) => !passed);
for (const { name, advice } of failed) console.error(`${name}: failed. ${advice}`);
if (failed.length > 0) process.exitCode = 1;
