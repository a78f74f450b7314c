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

for (const [path, budget, before, selector] of [
  // Without larger components.
  ['/terms/', 75_000, undefined, 'footer'],
  ['/visit/', 8_000, '/contact/', '.pill'],
  ['/measure/', 26_500, '/contact/', '.plan-send a'],
] as const) {
  test(`the scripts of ${path} are within their budget`, async ({ page }) => {
    const fetched = requestedPaths(page);
    const open = async (address: string) => {
      await page.goto(address);
      await hydrated(page);
      await idle(page);
    };
    if (before) await open(before);
    const elsewhere = [...fetched];
    await open(path);
    await expect(page.locator(selector).first()).toBeVisible();
    await idle(page);
    const own = [...fetched].filter((file) => file.endsWith('.js') && !elsewhere.includes(file));
    expect(own.length).toBeGreaterThan(0);
    expect(sum(own)).toBeLessThanOrEqual(budget);
  });
}
