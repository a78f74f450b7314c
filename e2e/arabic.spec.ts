/** The Arabic pages, as they are used: from right to left. */
import type { Page } from '@playwright/test';
import { reach } from './carousel-page';
import { hydrated } from './hydrated';
import { expect, test } from './test';

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
  const next = root.getByRole('button', { name: 'التالي' });
  const previous = root.getByRole('button', { name: 'السابق' });
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
  await expect(page.getByRole('heading', { name: '404 - الصفحة غير موجودة' })).toBeVisible();
  await page.getByRole('link', { name: 'العودة إلى الرئيسية' }).click();
  await expect(page).toHaveURL(/\/ar\/$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has its words, its menu and its row of slides', async ({ page }) => {
    await page.goto('/ar');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'القائمة الرئيسية' })).toBeVisible();
    await page.getByRole('link', { name: 'English' }).first().click();
    await expect(page).not.toHaveURL(/\/ar\//);
  });
});
