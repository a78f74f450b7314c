/**
 * `npm run test:browsers`: the core journeys of e2e/core in Firefox and WebKit, over the built site in
 * out/. One that is not here is skipped, with what to do for it; one that is named
 * (`npm run test:browsers webkit`) has to be here.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { firefox, webkit } from '@playwright/test';
import { browserPlaces } from './browser/places';

/** Files that each project's browser may be, and what to do where none of them is there. */
const browsers = {
  firefox: {
    places: [firefox.executablePath(), ...browserPlaces('firefox')],
    advice:
      'npx playwright install firefox, or install Firefox itself (Debian: apt-get install firefox-esr)',
  },
  webkit: { places: [webkit.executablePath()], advice: 'npx playwright install webkit' },
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(browsers, name));
if (unknown.length > 0) {
  console.error(`'${unknown.join(' ')}' is none of: ${Object.keys(browsers).join(', ')}`);
  process.exit(1);
}
const wanted = Object.entries(browsers).filter(
  ([name]) => named.length === 0 || named.includes(name),
);
const ready = wanted.filter(([, { places }]) => places.some((path) => existsSync(path)));
for (const [name, { advice }] of wanted.filter((one) => !ready.includes(one)))
  console.log(`Skipped: ${name} is not on this computer. To have it: ${advice}`);

if (!existsSync(join('out', 'index.html'))) {
  console.error('There is no built site in out/. Build it first: npm run build');
  process.exitCode = 1;
} else if (ready.length > 0) {
  const cli = join('node_modules', '@playwright', 'test', 'cli.js');
  const projects = ready.map(([name]) => `--project=${name}`);
  const { status } = spawnSync(process.execPath, [cli, 'test', ...projects], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
if (named.length > ready.length) process.exitCode = 1;
