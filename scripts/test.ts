/** `npm test`: everything that has to hold, from types to journeys in a real browser over out/. */
import { runSteps } from './steps';

runSteps([
  {
    name: 'Index of content',
    command: ['tsx', 'scripts/collections.ts'],
    advice: 'A file in content/ has a name that cannot stand in an address.',
  },
  {
    name: 'Types',
    command: ['npm', 'run', '--silent', 'types'],
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
  {
    name: 'Build',
    command: ['npm', 'run', '--silent', 'build'],
    advice: 'The last lines above say which step of the build failed and why.',
  },
  {
    name: 'Unit tests',
    command: ['npm', 'run', '--silent', 'test:unit'],
    advice: 'Run one file alone with `npx jest <file>`.',
  },
  {
    name: 'Journeys in the browser',
    command: ['npm', 'run', '--silent', 'test:journeys'],
    advice:
      'Run one alone with `npx playwright test <file>`; `npm run build` first after a change.',
  },
]);
