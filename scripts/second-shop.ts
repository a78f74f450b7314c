/**
 * `npm run test:second-shop`: builds an invented second shop from the same code, with content of a different shape
 * (second-shop/content.ts), and runs the units, the page checks and core journeys on it. What fails there depends on
 * this shop's content.
 */
import { execSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeSecondShop } from './second-shop/content';
import { runInOrder } from './tasks/tasks';

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

function copy(): void {
  rmSync(folder, { recursive: true, force: true });
  for (const name of readdirSync('.').filter((each) => !left.has(each)))
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  makeSecondShop(join(folder, 'content'));
}

const script = (...words: readonly string[]) =>
  execSync(`npm --prefix ${folder} run --silent ${words.join(' ')}`, {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });

const advice = `The other shop is in ${folder}/; PORT=3001 npm --prefix ${folder} run serve shows it.`;

await runInOrder([
  { name: 'another shop’s content', run: copy, advice },
  { name: 'its build', run: () => script('build'), advice },
  { name: 'units with its content', run: () => script('test:unit'), advice },
  { name: 'its exported files', run: () => script('test:export'), advice },
  {
    name: 'its core journeys',
    run: () => script('test:journeys', '--', '--project=chromium', '--grep=@core'),
    advice,
  },
]);
