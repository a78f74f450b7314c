import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { planner } from '../content/en/measure';
import { hydrated, idle } from './hydrated';
import { expect, test } from './test';

/** Most bytes, by Brotli, of the scripts that only the planner's page loads. */
const ownScripts = 26_500;

const weight = (path: string) => brotliCompressSync(readFileSync(`out${path}`)).length;

test('the planner’s own scripts keep their budget and are loaded only there', async ({ page }) => {
  const scriptsOf = async (path: string) => {
    const fetched = new Set<string>();
    const note = (request: { url: () => string }) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) fetched.add(pathname);
    };
    page.on('request', note);
    await page.goto(path);
    await hydrated(page);
    if (path === '/measure/')
      await expect(page.getByRole('link', { name: planner.sending.form })).toBeVisible();
    await idle(page);
    page.off('request', note);
    return fetched;
  };
  const elsewhere = await scriptsOf('/about/');
  const here = await scriptsOf('/measure/');
  const own = [...here].filter((path) => !elsewhere.has(path));
  // Data, which every page has, is no script of its own.
  const total = own
    .filter((path) => !path.includes('/data/'))
    .reduce((sum, path) => sum + weight(path), 0);
  expect(own.length).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(ownScripts);
});
