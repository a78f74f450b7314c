import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { devices } from '@playwright/test';
import { pageAddresses } from '../scripts/page-addresses';
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

/** Most bytes that a page's first paint may need on a phone of density 3: itself, one font, its first picture. */
const budget = 75_000;

/** The same for all that a page fetches before its load event: the whole style sheet, too. */
const loadBudget = 78_000;

const pages = pageAddresses('out');

/**
 * What a connection carries in its first flight (ten segments of 1,460 bytes), less what a host's headers take. A page
 * within it is there a round trip sooner.
 */
const firstFlight = 14_600 - 700;

/** The page that holds more words than that. */
const longPages: Readonly<Record<string, number>> = { '/faq/': 23_000 };

/** The same for all that the home page fetches while a visitor only looks, without scrolling. */
const homeBudget = 230_000;

for (const path of pages) {
  test(`${path}: its first paint keeps its budget, without a script`, async ({ page }) => {
    await page.goto(path);
    await page.waitForTimeout(300);
    // By the page's own clock: the start-up script fetches the next one in the load event itself.
    const early = await page.evaluate(() => {
      const [{ loadEventStart } = { loadEventStart: 0 }] = performance.getEntriesByType(
        'navigation',
      ) as PerformanceNavigationTiming[];
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < loadEventStart)
        .map(({ name }) => new URL(name).pathname);
    });
    early.push(path);
    expect(early.filter((file) => file.endsWith('.js'))).toEqual([]);
    const total = (files: readonly string[]) => files.reduce((sum, file) => sum + weight(file), 0);
    // The whole style sheet comes behind the first paint, at low priority.
    expect(total(early.filter((file) => !file.endsWith('.css')))).toBeLessThanOrEqual(budget);
    expect(total(early)).toBeLessThanOrEqual(loadBudget);
  });
}

test('pages come in the first flight of a connection', () => {
  const late = pages.filter((path) => weight(path) > (longPages[path] ?? firstFlight));
  expect(late).toEqual([]);
});

test('all that the home page fetches without scrolling keeps its budget', async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForTimeout(17_000);
  const total = [...fetched].reduce((sum, file) => sum + weight(file), 0);
  expect(total).toBeLessThanOrEqual(homeBudget);
});
