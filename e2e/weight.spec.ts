import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { devices } from '@playwright/test';
import { expect, test } from './test';

const { defaultBrowserType: _, ...phone } = devices['iPhone 13'];
test.use(phone);

/** Bytes as a host sends them: text compressed, all else as it is. */
function weight(path: string): number {
  const file = readFileSync(`out${path.endsWith('/') ? `${path}index.html` : path}`);
  return /\.(avif|webp|woff2|png|mp4|webm)$/.test(path)
    ? file.length
    : brotliCompressSync(file).length;
}

const pages = readdirSync('out', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.html'))
  .map((file) => `/${file.slice(0, -'index.html'.length)}`);

for (const path of pages) {
  test(`${path}: its first paint fits in 75 kB, without a script`, async ({ page }) => {
    const early: string[] = [];
    let loaded = false;
    page.on('request', (request) => {
      if (!loaded) early.push(new URL(request.url()).pathname);
    });
    page.on('load', () => {
      loaded = true;
    });
    await page.goto(path);
    expect(early.filter((file) => file.endsWith('.js'))).toEqual([]);
    const total = early.reduce((sum, file) => sum + weight(file), 0);
    expect(total).toBeLessThanOrEqual(75_000);
  });
}

test('all that the home page fetches without scrolling is at most 230 kB', async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForTimeout(12_000);
  const total = [...fetched].reduce((sum, file) => sum + weight(file), 0);
  expect(total).toBeLessThanOrEqual(230_000);
});
