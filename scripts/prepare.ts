/**
 * What Next needs before it builds: the content's check and index, fonts, pictures, link previews. As a command
 * (`npm run prepare-site`) it makes all of them.
 */
import { basename } from 'node:path';
import { loadEnvironmentFiles } from './environment-files';
import { runScript } from './run';
import { runInOrder, type Task } from './tasks';

/** In order; modules are imported when they are due, since they read what earlier ones have written. */
export const preparations: readonly Task[] = [
  {
    name: 'content',
    run: () => runScript('scripts/check/validate.ts'),
    advice: 'Each line above names the file, its line and the field.',
  },
  {
    name: 'index of content',
    run: () => runScript('scripts/collections.ts'),
    advice: 'It reads the names of the files in content/.',
  },
  {
    name: 'display font',
    run: async () => (await import('./prepare/font')).prepareFont(),
    advice: 'Run `npm ci`: the font comes from a package.',
  },
  {
    name: 'pictures and films',
    run: async () => (await import('./prepare/pictures')).preparePictures(),
    advice: 'The lines above name the entries of content/pictures or content/films.',
  },
  {
    name: 'link previews',
    run: async () => (await import('./prepare/previews')).preparePreviews(),
    advice: 'The lines above name the page.',
  },
];

if (basename(process.argv[1] ?? '') === 'prepare.ts') {
  loadEnvironmentFiles();
  if (!(await runInOrder(preparations))) process.exitCode = 1;
}
