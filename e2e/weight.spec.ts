import { devices, type Page } from '@playwright/test';
import { scriptListId, themeToggleAttribute } from '../client/contracts';
import { attribute, elements, textOf } from '../scripts/export/html';
import { pageAddresses } from '../scripts/page-addresses';
import { allPages, page as exported } from './exported';
import { sum, weight } from './file-weight';
import { expect, test } from './test';

const { defaultBrowserType: _, ...phone } = devices['iPhone 13'];
test.use(phone);

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
  // Arabic compresses to about 1.06 times the English, answers to 1.1.
  '/ar/measure/': 14_400,
  '/ar/faq/': 25_000,
};

/** A page's deferred file: the RSC payload, which repeats its words, and what starts it. */
const deferredBudget = 15_000;

/** The same for the questions, which hold more words. */
const longDeferredBudget = 27_000;

/** All that the home page fetches for a visitor who only looks, without scrolling. */
const homeBudget = 350_000;

/** The same where data is saved: until the first act no script but the deferred one of client/. */
const savingBudget = 145_000;

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
