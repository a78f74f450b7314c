import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { devices, type Page } from '@playwright/test';
import { scriptListId, themeToggleAttribute } from '../client/contracts';
import { attribute, elements, textOf } from '../scripts/export/html';
import { pageAddresses } from '../scripts/page-addresses';
import { allPages, page as exported } from './exported';
import { pathInside } from './published';
import { expect, test } from './test';

const { defaultBrowserType: _, ...phone } = devices['iPhone 13'];
test.use(phone);

/** Bytes as a host sends them: text compressed, all else as it is. */
function weight(path: string): number {
  const inside = pathInside(path);
  const file = readFileSync(`out${inside.endsWith('/') ? `${inside}index.html` : inside}`);
  return /\.(avif|webp|woff2|png|mp4|webm)$/.test(path)
    ? file.length
    : brotliCompressSync(file).length;
}

const sum = (files: readonly string[]) => files.reduce((total, file) => total + weight(file), 0);

/** Most bytes that a page's first paint may need on a phone of density 3: itself, one font, its first picture. */
const budget = 75_000;

/** The same for all that a page fetches before its load event: the whole style sheet, too. */
const loadBudget = 80_000;

const pages = pageAddresses('out');

/**
 * What a page may have within the initial congestion window of a connection (ten segments of 1,460 bytes), less what a
 * host's headers take: a page within it is there a round trip sooner.
 */
const firstWindow = 14_600 - 700;

/** What the home page leaves of it, so that an owner's longer sentence costs no round trip. */
const homeReserve = 1_000;

/** Pages that hold more words than that. */
const longPages: Readonly<Record<string, number>> = {
  '/faq/': 23_000,
  // Arabic compresses to about 1.1 times the English.
  '/ar/': 14_900,
  '/ar/measure/': 14_900,
  '/ar/faq/': 25_500,
};

/** A page's deferred file: the RSC payload, which repeats its words, and what starts it. */
const deferredBudget = 15_000;

/** The same for the questions, which hold more words. */
const longDeferredBudget = 27_000;

/** All that the home page fetches for a visitor who only looks, without scrolling. */
const homeBudget = 350_000;

/** The same where data is saved: until the first act no script but the deferred one of client/. */
const savingBudget = 145_000;

for (const path of pages) {
  test(`${path}: its first paint keeps its budget, without a script`, async ({ page }) => {
    await page.goto(path);
    await page.waitForTimeout(300);
    // By the page's own clock: client/head.ts fetches the next one soon after the load event.
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
    // The whole style sheet comes behind the first paint, at low priority.
    expect(sum(early.filter((file) => !file.endsWith('.css')))).toBeLessThanOrEqual(budget);
    expect(sum(early)).toBeLessThanOrEqual(loadBudget);
  });
}

test('pages fit the initial congestion window', () => {
  const late = pages.filter((path) => weight(path) > (longPages[path] ?? firstWindow));
  expect(late).toEqual([]);
});

test('the home page leaves room in it', () => {
  expect(weight('/')).toBeLessThanOrEqual(firstWindow - homeReserve);
});

test('each page has one deferred file within its budget', () => {
  for (const file of allPages()) {
    const [list] = elements(exported(file).body, 'script').filter(
      (script) => attribute(script, 'id') === scriptListId,
    );
    const [data = '']: string[] = JSON.parse(list ? textOf(list) : '[]');
    expect(data, file).toMatch(/\/_next\/static\/data\/[0-9a-f]{16}\.js$/);
    expect(weight(data), file).toBeLessThanOrEqual(
      file.endsWith('faq/index.html') ? longDeferredBudget : deferredBudget,
    );
  }
});

/** Addresses that the home page fetches until nothing more comes, with the hero's second picture. */
async function fetchedByHome(page: Page): Promise<string[]> {
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForTimeout(12_000);
  return [...fetched];
}

test('all that the home page fetches without scrolling keeps its budget', async ({ page }) => {
  const fetched = await fetchedByHome(page);
  expect(fetched.some((file) => file.includes('/static/chunks/'))).toBe(true);
  expect(sum(fetched)).toBeLessThanOrEqual(homeBudget);
});

test('where data is saved, Next’s scripts wait for the first act', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const fetched = await fetchedByHome(page);
  expect(fetched.filter((file) => file.endsWith('.js'))).toEqual([
    expect.stringMatching(/\/client\.[0-9a-f]{8}\.js$/),
  ]);
  expect(sum(fetched)).toBeLessThanOrEqual(savingBudget);
  await page.mouse.move(10, 10);
  await expect(page.locator(`[${themeToggleAttribute}]`)).toHaveCount(0);
});
