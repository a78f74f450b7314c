import { devices } from '@playwright/test';
import { skipWithoutSlides } from '../support/carousel-page';
import { sum } from '../support/file-weight';
import { hydrated, idle } from '../support/hydrated';
import { expect, requestedPaths, test } from '../support/test';

const { defaultBrowserType: _, ...phone } = devices['iPhone 13'];
test.use(phone);

const homeBudget = 380_000;

/** Lazy pictures further below the window than this, in pixels, are not counted: how far a browser looks ahead differs. */
const lookAhead = 1250;

test('the home page before the first scroll is within its budget', async ({ page }) => {
  skipWithoutSlides();
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

test('a page without larger components needs few scripts', async ({ page }) => {
  const fetched = requestedPaths(page);
  await page.goto('/terms/');
  await hydrated(page);
  await idle(page);
  const scripts = [...fetched].filter((file) => /static.*\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(2);
  expect(sum(scripts)).toBeLessThanOrEqual(75_000);
});

for (const [path, budget, selector] of [
  ['/visit/', 8_000, '.pill'],
  ['/measure/', 26_500, '.plan-send a'],
] as const) {
  test(`the scripts of ${path} are within their budget`, async ({ page }) => {
    const fetched = requestedPaths(page);
    await page.goto('/contact/');
    await hydrated(page);
    await idle(page);
    const elsewhere = [...fetched];
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator(selector).first()).toBeVisible();
    await idle(page);
    // Data blocks are no scripts.
    const own = [...fetched].filter(
      (file) => file.endsWith('.js') && !file.includes('/data/') && !elsewhere.includes(file),
    );
    expect(own.length).toBeGreaterThan(0);
    expect(sum(own)).toBeLessThanOrEqual(budget);
  });
}
