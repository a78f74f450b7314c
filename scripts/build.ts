/** `npm run build` (docs/build.md). `--preview`, of `npm start`, leaves out the site's address and what only a public site needs. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { publishAdmin } from './admin/bundle';
import { preparations } from './assets/preparations';
import { compressFiles, makeReadable } from './export/hosting';
import { loadSettings, settings } from './tasks/settings';
import { runInOrder, secondsSince, type Task } from './tasks/tasks';

const start = performance.now();
loadSettings('production', !process.argv.includes('--preview'));

if (!(await runInOrder([settings]))) process.exit();
const { environment } = await import('@/lib/environment');
const { basePath, admin, email, serviceWorker, siteUrl, production } = environment;

const publishable: Task = {
  name: 'ready to publish',
  run: async () => {
    const { checkPublishable, findSamples } = await import('./check/samples');
    return checkPublishable(findSamples(), process.env.ALLOW_SAMPLE === '1');
  },
  advice: 'Enter the real values in content/, or set ALLOW_SAMPLE; see docs/owner.md.',
};

const tasks: readonly Task[] = [
  ...preparations,
  ...(production ? [publishable] : []),
  {
    name: 'Next.js',
    run: () => {
      rmSync('out', { recursive: true, force: true });
      execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
        stdio: 'inherit',
        env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
      });
    },
    advice: 'The lines above are Next’s own output.',
  },
  {
    name: 'finishing',
    run: async () => {
      const options = {
        basePath,
        email: email?.endpoint ?? '',
        serviceWorker,
        https: production && siteUrl.startsWith('https:'),
      };
      return (await import('./export/finish')).finish('out', options);
    },
    advice: 'The message names the page, and the text or what has changed in Next’s export.',
  },
  {
    name: 'compression',
    run: () => compressFiles('out'),
    advice: 'Is the disk full?',
  },
  ...(admin
    ? [{ name: 'admin', run: () => publishAdmin('out', admin), advice: 'Run `npm ci`.' }]
    : []),
  { name: 'permissions', run: () => makeReadable('out'), advice: 'Is the folder out/ yours?' },
];

const passed = await runInOrder(tasks);
console.log(passed ? `\nBuilt in ${secondsSince(start)}.` : '\nThe build failed.');
