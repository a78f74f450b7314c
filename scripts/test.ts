/**
 * `npm test`: all checks, from types to journeys in a real browser on out/. `npm run test:built` skips
 * the build and tests the existing out/.
 */
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './browser/find';
import { runInOrder, type Task } from './tasks/tasks';

const keepsBuild = process.argv.includes('--built');

const script = (name: string, advice: string): Task => ({
  name,
  advice,
  run: () => void execSync(`npm run --silent ${name}`, { stdio: 'inherit' }),
});

const again = 'Run a single file by its name; after changing the site, run `npm run build` first.';
const build = script('build', 'The lines above say which step failed, and why.');

const tasks: readonly Task[] = [
  // First, to fail at once if there is none.
  { name: 'browser', run: findChromium, advice: 'Then run `npm test` again.' },
  script('prepare', 'The name of a file in content/ cannot be part of an address.'),
  // `next build` checks all but the service worker's.
  script(keepsBuild ? 'types' : 'types:worker', 'Each line above names a file and what is wrong.'),
  script('lint', '`npm run format` fixes most of it.'),
  script('unused', 'Remove what is listed, or use it.'),
  script('test:unit', 'Run a single file: npx jest <file>'),
  ...(keepsBuild ? [] : [build]),
  script('test:export', again),
  script('test:journeys', again),
];

if (keepsBuild && !existsSync('out/index.html')) {
  console.error(
    'There is no out/ to test. Run `npm run build`, or `npm test`, which builds first.',
  );
  process.exitCode = 1;
} else await runInOrder(tasks);
