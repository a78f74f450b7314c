/**
 * The command `npm run build`: builds the site into out/, from scratch. Each task reports in one line;
 * docs/build.md explains the tasks besides Next's own.
 * `--preview`, as `npm start` builds, leaves the site's address out, and with it what only a public site needs.
 * `npm run build -- --plain` keeps Next's own export, which Next hydrates.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { publishAdmin } from './admin/publish';
import { compressFiles } from './export/compress';
import { preparations } from './prepare/preparations';
import { hostSetting, listen, portSetting } from './serve/port';
import { loadSettings, settings } from './tasks/settings';
import { runInOrder, secondsSince, type Task } from './tasks/tasks';

const start = performance.now();
const isPreview = process.argv.includes('--preview');
loadSettings('production', !isPreview);

/** `npm start` serves the site at the end: a port that is in use is reported before minutes of building. */
const port: Task = {
  name: 'port',
  run: async () => {
    const server = createServer();
    await listen(server, portSetting(), hostSetting() ?? '127.0.0.1');
    server.close();
  },
  advice: 'Nothing was built.',
};

if (!(await runInOrder([...(isPreview ? [port] : []), settings]))) process.exit();
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

/** Where the last export waits until Next has made another. */
const earlier = join('.cache', 'out');

const tasks: readonly Task[] = [
  ...preparations,
  ...(production ? [publishable] : []),
  {
    name: 'Next.js',
    run: () => {
      // The cache of an earlier build can corrupt the next one, see docs/build.md.
      for (const folder of ['.next', earlier]) rmSync(folder, { recursive: true, force: true });
      if (existsSync('out')) renameSync('out', earlier);
      try {
        execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
          stdio: 'inherit',
          env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
        });
      } catch (error) {
        if (existsSync(earlier)) renameSync(earlier, 'out');
        throw error;
      }
      rmSync(earlier, { recursive: true, force: true });
    },
    advice: 'The lines above are Next’s own output.',
  },
  {
    name: 'finishing',
    run: async () => {
      const options = {
        basePath,
        email: email.endpoint,
        serviceWorker,
        https: production && siteUrl.startsWith('https:'),
        plain: process.argv.includes('--plain'),
      };
      return (await import('./export/finish')).finish('out', options);
    },
    advice:
      'The message names the page and what has changed in Next’s export. Meanwhile `npm run build -- --plain` keeps Next’s own export, which works, but paints later on slow phones.',
  },
  {
    name: 'compression',
    run: () => compressFiles('out'),
    advice: 'Is the disk full?',
  },
  ...(admin
    ? [{ name: 'admin', run: () => publishAdmin('out', admin), advice: 'Run `npm ci`.' }]
    : []),
];

const passed = await runInOrder(tasks);
console.log(passed ? `\nBuilt in ${secondsSince(start)}.` : '\nThe build failed.');
