/**
 * `npm test`: everything that has to hold, from types to journeys in a real browser over out/.
 * `npm run test:built` leaves out the build and tests the out/ that is there, whatever it was built for.
 */
import { existsSync } from 'node:fs';
import { run } from './run';
import { runInOrder, type Task } from './tasks';

const keepsBuild = process.argv.includes('--built');

/** Runs one of package.json's scripts. */
const script = (name: string, environment: Parameters<typeof run>[1] = {}) =>
  run(['npm', 'run', '--silent', name], environment);

/** The settings of a build for the public are not the units'. */
const settings = Object.keys(process.env).filter((name) =>
  /^(NEXT_PUBLIC_|ALLOW_SAMPLE$|ADMIN_REPOSITORY$)/.test(name),
);
const hidden = Object.fromEntries(settings.map((name) => [name, undefined]));

const build: Task = {
  name: 'build',
  run: () => script('build'),
  advice: 'The lines above say which step of the build failed and why.',
};

const tasks: readonly Task[] = [
  {
    name: 'index of content, configuration of the desk',
    run: () => script('prepare'),
    advice: 'A file in content/ has a name that cannot stand in an address.',
  },
  {
    name: 'types',
    // `next build` checks all but the service worker's.
    run: () => script(keepsBuild ? 'types' : 'types:worker'),
    advice: 'Each line above names the file and the field that does not fit.',
  },
  {
    name: 'lint and format',
    run: () => script('lint'),
    advice: '`npm run format` mends most of it.',
  },
  {
    name: 'unused code',
    run: () => script('unused'),
    advice: 'Remove what is listed, or use it.',
  },
  {
    name: 'units',
    run: () => script('test:unit', hidden),
    advice: 'Run one file alone with `npx jest <file>`.',
  },
  ...(keepsBuild ? [] : [build]),
  {
    name: 'exported files',
    run: () => script('test:export'),
    advice: 'Run one file alone with `npx jest <file>`; `npm run build` first after a change.',
  },
  {
    name: 'journeys in the browser',
    run: () => script('test:journeys'),
    advice:
      'Run one alone with `npx playwright test <file>`; `npm run build` first after a change.',
  },
];

if (keepsBuild && !existsSync('out/index.html')) {
  console.error(
    'There is no out/ to test. Run `npm run build`, or `npm test`, which builds first.',
  );
  process.exitCode = 1;
} else {
  const { lines } = await runInOrder(tasks);
  console.log(`\n${lines.join('\n')}`);
}
