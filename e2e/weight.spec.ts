import { devices, type Page } from '@playwright/test';
import { scriptsStartedClass, themeToggleAttribute } from '../browser/contracts';
import { sum } from './file-weight';
import { idle } from './hydrated';
import { expect, test } from './test';

const { defaultBrowserType: _, ...phone } = devices['iPhone 13'];
test.use(phone);

/** All that the home page fetches for a visitor who only looks, without scrolling. */
const homeBudget = 380_000;

/** The same where data is saved: until the first act no script but the deferred one of browser/. */
const savingBudget = 145_000;

/** Notes the paths of what a page fetches. */
function noteFetched(page: Page): () => string[] {
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  return () => [...fetched];
}

test('all that the home page fetches without scrolling keeps its budget', async ({ page }) => {
  const fetched = noteFetched(page);
  await page.goto('/');
  await expect(page.locator(`[${themeToggleAttribute}]`)).toHaveCount(0);
  const hero = page.locator('.carousel-hero');
  // The row moves on, and fetches its next picture for that.
  await expect(hero.locator('.swiper-slide-active')).toHaveAttribute('aria-label', '2 of 3');
  const next = hero.locator('.swiper-slide-next img').first();
  await expect
    .poll(() => next.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  await idle(page);
  expect(fetched().some((file) => file.includes('/static/chunks/'))).toBe(true);
  expect(sum(fetched())).toBeLessThanOrEqual(homeBudget);
});

test('where data is saved, islands wait for the first act', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const fetched = noteFetched(page);
  await page.goto('/');
  // Else it would start islands as soon as the page is idle.
  await page.waitForFunction(() => window.pageState.ready);
  await idle(page);
  await idle(page);
  await expect(page.locator('html')).not.toHaveClass(new RegExp(scriptsStartedClass));
  expect(fetched().filter((file) => file.endsWith('.js'))).toEqual([
    expect.stringMatching(/\/client\.\w{8}\.js$/),
  ]);
  expect(sum(fetched())).toBeLessThanOrEqual(savingBudget);
  await page.mouse.move(10, 10);
  await expect(page.locator(`[${themeToggleAttribute}]`)).toHaveCount(0);
});
