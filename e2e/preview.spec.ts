import { homePage } from '../content/collections';
import { wordsOf } from '../content/words';
import { allPages } from '../lib/pages';
import { fill } from '../lib/text/fill';
import { chromiumOptions } from '../scripts/browser';
import { hydrated } from './hydrated';
import { curtainPage } from './some-pages';
import { expect, test } from './test';

test('a card’s picture opens at large, and everything is as before when it is closed', async ({
  page,
}) => {
  await page.goto('/');
  const card = homePage.curtainCards[0]?.link;
  const name = allPages('en').find(({ path }) => path === card)?.heading ?? '';
  const link = page.getByRole('link', { name: fill(wordsOf('en').ui.preview, { name }) });
  await link.scrollIntoViewIfNeeded();
  const width = (await page.getByRole('main').boundingBox())?.width;
  await link.click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('img')).toBeVisible();
  const limit = await page.evaluate(() => innerHeight * 0.8);
  expect((await dialog.boundingBox())?.height).toBeLessThanOrEqual(limit + 1);
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  expect((await page.getByRole('main').boundingBox())?.width).toBe(width);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
});

test('the overlay covers the whole window beside a scrollbar, and nothing moves', async ({
  playwright,
  site,
}) => {
  const browser = await playwright.chromium.launch({
    ...chromiumOptions(),
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  for (const path of [curtainPage.path, `/ar${curtainPage.path}`]) {
    await page.goto(`${site.url}${path}`);
    await hydrated(page);
    const edges = () =>
      page.getByRole('main').evaluate((main) => {
        const { left, width } = main.getBoundingClientRect();
        return [left, width];
      });
    const before = await edges();
    expect(before[1], 'there is a scrollbar').toBeLessThan(1440);
    await page.locator('[data-preview-item] a[data-wait]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await edges(), path).toEqual(before);
    // As wide as what the overlay covers: no gutter is kept free of it.
    expect(await page.evaluate(() => document.documentElement.clientWidth), path).toBe(1440);
  }
  await browser.close();
});

test('gives the focus to its link, whether the press had brought it there or not', async ({
  page,
}) => {
  await page.goto(curtainPage.path);
  const link = page.getByRole('link', { name: /^Enlarge/ }).first();
  // As screen readers press.
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('closes by its button and by the overlay', async ({ page }) => {
  await page.goto(curtainPage.path);
  const link = page.getByRole('link', { name: /^Enlarge/ }).first();
  await link.click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await link.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(5, 450);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('walks through a page’s six pictures and films', async ({ page }) => {
  await page.goto(curtainPage.path);
  await page
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 of 6')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('2 of 6')).toBeVisible();
  await expect(dialog.locator('video')).toBeVisible();
  await expect
    .poll(() => dialog.locator('video').evaluate((film: HTMLVideoElement) => film.paused))
    .toBe(false);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.locator('video')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Previous' }).click();
  await dialog.getByRole('button', { name: 'Previous' }).click();
  await dialog.getByRole('button', { name: 'Previous' }).click();
  await expect(dialog.getByText('6 of 6')).toBeVisible();
  const limit = await page.evaluate(() => innerHeight * 0.9);
  expect((await dialog.boundingBox())?.height).toBeLessThanOrEqual(limit + 1);
});

test('keeps focus inside while it is open', async ({ page }) => {
  await page.goto(curtainPage.path);
  await page
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.activeElement?.closest('dialog') !== null,
    );
    expect(inside).toBe(true);
  }
});

test('opens and closes twenty times and leaves nothing behind', async ({ page, complaints }) => {
  await page.goto(curtainPage.path);
  const link = page.getByRole('link', { name: /^Enlarge/ }).first();
  await link.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
  // Closed, it is hidden at once, and gone a moment later.
  const gone = () => expect(page.locator('dialog')).toHaveCount(0);
  await gone();
  const before = await nodes();
  for (let times = 0; times < 20; times += 1) {
    await link.press('Enter');
    await expect(page.locator('dialog[open]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await gone();
  }
  expect(await nodes()).toBe(before);
  expect(complaints).toEqual([]);
});

test('answers a press that comes before its script', async ({ page }) => {
  let open: () => void = () => {};
  const held = new Promise<void>((done) => {
    open = done;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(curtainPage.path, { waitUntil: 'domcontentloaded' });
  await page
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .click();
  open();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(curtainPage.path));
});
