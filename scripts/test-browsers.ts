/**
 * `npm run test:browsers`: the core journeys of e2e/core in Firefox and WebKit, over the built site in
 * out/. One that is not here is skipped, with what to do for it; one that is named
 * (`npm run test:browsers webkit`) has to be here.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { installedBrowsers } from './browser';

const named = process.argv.slice(2);
const isReady: Readonly<Record<string, boolean>> = {
  firefox: existsSync(firefox.executablePath()) || installedBrowsers('firefox').length > 0,
  webkit: existsSync(webkit.executablePath()),
};
const wanted = named.length > 0 ? named : Object.keys(isReady);
const ready = wanted.filter((name) => isReady[name]);
for (const name of wanted.filter((each) => !ready.includes(each)))
  console.log(`Skipped: ${name} is not on this computer: npx playwright install ${name}`);

if (!existsSync('out/index.html')) {
  console.error('There is no built site in out/. Build it first: npm run build');
  process.exitCode = 1;
} else if (ready.length > 0) {
  const projects = ready.map((name) => `--project=${name}`);
  const cli = 'node_modules/@playwright/test/cli.js';
  const { status } = spawnSync(process.execPath, [cli, 'test', ...projects], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
if (named.length > ready.length) process.exitCode = 1;
