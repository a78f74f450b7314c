/** The Arabic pages, as they are used: from right to left. */

import type { Locator, Page } from '@playwright/test';
import { errors } from '../content/ar/errors';
import { form as words } from '../content/ar/form';
import { ui } from '../content/ar/ui';
import { reach } from './carousel-page';
import { hydrated } from './hydrated';
import { curtainPage } from './some-pages';
import { answerPosts, expect, test } from './test';

test('the switch leads to the same page and keeps the theme', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/about\/$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/[^r]\/about\/$/);
});

/** Number of the slide that a carousel shows first. */
const shown = (page: Page) =>
  page
    .locator('.carousel-collection .swiper')
    .first()
    .evaluate((row) => (row as HTMLElement & { swiper: { realIndex: number } }).swiper.realIndex);

test('a row of slides goes on to the left, by keyboard, arrow and finger', async ({ page }) => {
  await page.goto('/ar');
  const root = await reach(page, 'collection');
  const next = root.getByRole('button', { name: ui.next });
  const previous = root.getByRole('button', { name: ui.previous });
  const [on, back] = [await next.boundingBox(), await previous.boundingBox()];
  expect(on?.x).toBeLessThan(back?.x ?? 0);

  await next.focus();
  const start = await shown(page);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shown(page)).toBe((start + 1) % 4);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shown(page)).toBe(start);
  await next.press('Enter');
  await expect.poll(() => shown(page)).toBe((start + 1) % 4);

  const box = await root.locator('.swiper').boundingBox();
  if (!box) throw new Error('the row is not there');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.42, y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => shown(page)).toBe((start + 2) % 4);
});

test('the questions are found however they are typed', async ({ page }) => {
  await page.goto('/ar/faq');
  await hydrated(page);
  const left = page.locator('details.disclosure:visible');
  const search = page.getByRole('searchbox');
  await search.fill('ستارة');
  const found = await left.count();
  expect(found).toBeGreaterThan(0);
  await search.fill('ستاره');
  await expect(left).toHaveCount(found);
  await search.fill('30');
  const numbered = await left.count();
  expect(numbered).toBeGreaterThan(0);
  await search.fill('٣٠');
  await expect(left).toHaveCount(numbered);
});

test('an unknown address is answered in both languages', async ({ page }) => {
  await page.goto('/ar/no-such-page');
  await expect(page.getByRole('heading', { name: errors.notFound.heading })).toBeVisible();
  // In its own font, which the page's head names for a part below its first screen.
  const families = await page.evaluate(async () =>
    [...(await document.fonts.ready)]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family),
  );
  expect(families).toContain('arabic');
  await page.getByRole('link', { name: errors.notFound.home }).click();
  await expect(page).toHaveURL(/\/ar\/$/);
});

for (const { path, success, failure } of [
  { path: '/ar/', ...words.home },
  { path: '/ar/contact/', ...words.contact },
]) {
  test(`${path} sends a message, and says in Arabic how it went`, async ({ page, mailbox }) => {
    await page.goto(path);
    const form = page.getByRole('form', { name: words.label });
    const message = form.getByLabel(words.message, { exact: true });
    await form.getByLabel(words.name, { exact: true }).fill('نورة الكواري');
    await form.getByLabel(words.email, { exact: true }).fill('noor@example.com');
    // Written from the right as long as nothing else is begun.
    await expect(message).toHaveCSS('direction', 'rtl');
    await message.fill('x'.repeat(15_000));
    await expect(message).toHaveCSS('direction', 'ltr');
    await expect(form.getByText('الأحرف المتبقية: 1,000')).toHaveCount(2);
    await message.fill('نافذتان، ٢٤٠ × ٢٦٠ سم');

    const posts = await answerPosts(page, { status: 500, body: '' });
    await form.getByRole('button', { name: words.send }).click();
    await expect(form.getByRole('status')).toHaveText(failure);
    await expect(message).toHaveValue('نافذتان، ٢٤٠ × ٢٦٠ سم');
    await page.unroute(posts);
    await form.getByRole('button', { name: words.send }).click();
    await expect(form.getByRole('status')).toHaveText(success);
    expect(await mailbox.messages()).toMatchObject([
      { name: 'نورة الكواري', message: 'نافذتان، ٢٤٠ × ٢٦٠ سم' },
    ]);
  });
}

test.describe('by finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** Draws a finger over the middle of an element, by CSS pixels to the right. */
  async function swipe(page: Page, element: Locator, way: number): Promise<void> {
    const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
    const touch = await page.context().newCDPSession(page);
    const at = (part: number) => [
      { x: x + width / 2 + way * (part - 0.5), y: Math.min(y + height / 2, 700) },
    ];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  test('slides and pictures that come next are drawn in from the left', async ({ page }) => {
    await page.goto('/ar');
    const root = await reach(page, 'collection');
    const start = await shown(page);
    await swipe(page, root.locator('.swiper'), 200);
    await expect.poll(() => shown(page)).toBe((start + 1) % 4);

    await page.goto(`/ar${curtainPage.path}`);
    await hydrated(page);
    await page
      .locator(`a[aria-label^="${ui.preview.split(':')[0]}"]`)
      .first()
      .tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('1 من 6');
    await swipe(page, dialog.locator('img'), 200);
    await expect(dialog).toContainText('2 من 6');
    await page.keyboard.press('ArrowLeft');
    await expect(dialog).toContainText('3 من 6');
    await page.keyboard.press('ArrowRight');
    await expect(dialog).toContainText('2 من 6');
    const [next, previous] = [ui.next, ui.previous].map((name) =>
      dialog.getByRole('button', { name }),
    );
    const left = (await next?.boundingBox())?.x ?? Number.POSITIVE_INFINITY;
    expect(left).toBeLessThan((await previous?.boundingBox())?.x ?? 0);
    await dialog.getByRole('button', { name: ui.close }).tap();
    await expect(dialog).toBeHidden();
  });
});

test('a page that was not kept says so in Arabic', async ({ page }) => {
  await page.goto('/ar/offline');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors.offline.heading);
  await expect(page.getByRole('main').locator('a[href^="tel:"] bdi').first()).toHaveText(/^\+974/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has its words, its menu and its row of slides', async ({ page }) => {
    await page.goto('/ar');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: ui.mainNavigation })).toBeVisible();
    // Its slides stand from right to left, and are scrolled that way.
    const row = page.locator('.carousel-collection .swiper-wrapper').first();
    await row.scrollIntoViewIfNeeded();
    const places = await row
      .locator('.swiper-slide')
      .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().x));
    expect(places).toEqual([...places].sort((a, b) => b - a));
    await row.hover();
    await page.mouse.wheel(-500, 0);
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(-100);
    await page.getByRole('link', { name: 'English' }).first().click();
    await expect(page).not.toHaveURL(/\/ar\//);
  });
});
