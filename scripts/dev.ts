/**
 * `npm run dev`: the site while one edits it, on Next's own server, which shows what is saved at once.
 * After each save of content, the preparations run again: they say what an entry has wrong, and bring new
 * entries and pictures in.
 */
import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { loadEnvironmentFiles } from './environment-files';
import { preparations } from './prepare';
import { run, runScript } from './run';
import { runInOrder } from './tasks';

/** Files that the preparations and the build write themselves. */
const written = new Set(['collections.ts', 'last-modified.json']);

/** Editors save in several steps: so long (milliseconds) nothing more has to come. */
const quiet = 150;

/** Runs the preparations after each save in `content/`, one run after the other. */
function followContent(): void {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const prepare = () => {
    const again = () => runScript('scripts/prepare.ts').catch(() => undefined);
    running = running.then(again);
  };
  const folders = readdirSync('content', { recursive: true, withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map((each) => join(each.parentPath, each.name));
  // Folder by folder: watching all of them as one loses files that an editor replaces.
  for (const folder of ['content', ...folders]) {
    watch(folder, (_event, file) => {
      if (file === null || written.has(file)) return;
      clearTimeout(timer);
      timer = setTimeout(prepare, quiet);
    });
  }
}

loadEnvironmentFiles();
const next = {
  name: 'Next',
  run: () => {
    followContent();
    return run('next dev', ['node_modules/next/dist/bin/next', 'dev']);
  },
  advice: 'The lines above say why.',
};
if (!(await runInOrder([...preparations, next]))) process.exitCode = 1;
