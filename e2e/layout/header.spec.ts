/** The header: a row on wide screens, a menu on narrow ones, and changes between them. */

import { locales } from '../../config/locales';
import { ownWords } from '../../lib/content/testing';
import { localPath } from '../../lib/urls';
import { nextFrames } from '../support/hydrated';
import { arabicIfAny } from '../support/sample-pages';
import { expect, test } from '../support/test';

const { ui } = ownWords;

test('lets the Tab key skip to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: ui.skipToContent })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('is one line at every width, a menu or a row that fits', async ({ page }) => {
  for (const path of ['/about', localPath('/about', arabicIfAny)]) {
    await page.goto(path);
    const height = async () => (await page.getByRole('banner').boundingBox())?.height;
    const line = await height();
    for (const width of [320, 768, 1100, 1180, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await nextFrames(page);
      const where = `${path} at ${width} px`;
      expect(await height(), where).toBe(line);
      if (width < 1100) continue;
      await expect(page.locator('.menu-button'), where).toBeHidden();
      await expect(page.locator('.nav-bar > li').last(), where).toBeInViewport({ ratio: 1 });
    }
  }
});

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  test('the menu fits a phone’s screen, with the other language', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/about', localPath('/about', arabicIfAny)]) {
      await page.goto(path);
      await page.locator('.menu-button').tap();
      const menu = page.locator('.navigation');
      if (locales.length > 1) await expect(menu.locator('[hreflang]')).toBeInViewport({ ratio: 1 });
      const over = await menu.evaluate((panel) => panel.scrollHeight - panel.clientHeight);
      expect(over, path).toBeLessThanOrEqual(0);
      await page.mouse.wheel(0, 300);
      expect(await page.evaluate(() => scrollY), 'the page behind does not scroll').toBe(0);
    }
  });
});

test('a press acts while a page comes in', async ({ page }) => {
  // Stops each page's transition half-way.
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      for (const animation of document.getAnimations()) animation.pause();
      if (viewTransition) document.documentElement.dataset.held = 'true';
    });
  });
  await page.goto('/about');
  await page.locator('footer a[href="/contact/"]').first().click();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-held', 'true');
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (await page.getByRole('banner').getByRole('button', { name: ui.toDark }).boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(root).toHaveClass(/dark/);
});
