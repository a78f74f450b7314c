import { devices } from '@playwright/test';
import { sum } from '../support/file-weight';
import { hydrated, idle } from '../support/hydrated';
import { expect, requestedPaths, test } from '../support/test';

const { defaultBrowserType: _, ...phone } = devices['iPhone 13'];
test.use(phone);

const homeBudget = 380_000;

/** Lazy pictures further below the window than this, in pixels, are not counted: how far a browser looks ahead differs. */
const lookAhead = 1250;

test('the home page before the first scroll is within its budget', async ({ page }) => {
  const fetched = requestedPaths(page);
  await page.goto('/');
  await hydrated(page);
  const hero = page.locator('.carousel-hero');
  // Autoplay loads the next picture.
  const first = hero.locator('.swiper-slide').first();
  await expect(first).not.toHaveClass(/swiper-slide-active/);
  const next = hero.locator('.swiper-slide-next img').first();
  await expect
    .poll(() => next.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  await idle(page);
  const far = await page.evaluate(
    (distance) =>
      [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')]
        .filter((image) => image.getBoundingClientRect().top > innerHeight + distance)
        .map(({ currentSrc }) => currentSrc && new URL(currentSrc).pathname),
    lookAhead,
  );
  const counted = [...fetched].filter((path) => !far.includes(path));
  expect(counted.join()).toContain('/static/chunks/');
  expect(sum(counted)).toBeLessThanOrEqual(homeBudget);
});

test('the scripts of pages with larger components, and of one without, are within their budgets', async ({
  page,
}) => {
  const fetched = requestedPaths(page);
  for (const [path, budget, selector] of [
    ['/terms/', 75_000, 'footer'],
    ['/contact/', 5_000, 'form'],
    ['/visit/', 8_000, '.pill'],
    ['/measure/', 20_000, '.plan-send a'],
  ] as const) {
    const before = new Set(fetched);
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator(selector).first()).toBeVisible();
    await idle(page);
    const own = [...fetched].filter((file) => file.endsWith('.js') && !before.has(file));
    expect(own.length, path).toBeGreaterThan(0);
    expect(sum(own), path).toBeLessThanOrEqual(budget);
  }
});
