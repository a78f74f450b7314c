/**
 * `npm run test:second-shop`: builds an invented second shop from the same code, with content of a different shape
 * (second-shop/content.ts), and runs the units, the page checks and core journeys on it. What fails there depends on
 * this shop's content. `PORT=3001 npm --prefix .second-shop run serve` shows it.
 */
import { execSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeSecondShop } from './second-shop/content';

const folder = '.second-shop';

/** Installed, built or local files, which are not copied. */
const left = new Set([
  folder,
  ...['.git', '.next', '.swc', 'node_modules', 'out', 'test-results', 'package-lock.json'],
  ...['.env', '.env.local', '.mailbox'],
]);

const environment = {
  NEXT_PUBLIC_SITE_URL: 'https://second.example',
  NEXT_PUBLIC_EMAIL_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAIL_TEMPLATE_ID: 'template',
  NEXT_PUBLIC_EMAIL_USER_ID: 'user',
  NEXT_PUBLIC_BASE_PATH: undefined,
  ALLOW_SAMPLE: undefined,
  GITHUB_STEP_SUMMARY: undefined,
};

rmSync(folder, { recursive: true, force: true });
for (const name of readdirSync('.').filter((each) => !left.has(each)))
  cpSync(name, join(folder, name), { recursive: true });
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
makeSecondShop(join(folder, 'content'));

const journeys = 'test:journeys -- --project=chromium --grep=@core';
for (const script of ['build:test', 'test:unit', 'test:export', journeys])
  execSync(`npm --prefix ${folder} run --silent ${script}`, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
