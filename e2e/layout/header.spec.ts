/** The header’s links, its menu by finger, and its buttons while a page comes in (docs/requirements.md 9.8). */

import { locales } from '../../config/locales';
import { getDictionary } from '../../lib/content/dictionary';
import { localPath } from '../../lib/urls';
import { faces, showText } from '../page-checks/face';
import { expect, test } from '../support/test';

const { ui } = getDictionary('en');
const layout = { tag: '@layout' };

test('lets the Tab key skip to the content', async ({ shared: { page } }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: ui.skipToContent })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test.describe('before scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a telephone is seen at every width', layout, async ({ page }) => {
    await page.goto('/about');
    const call = page.locator('header a[href^="tel:"] svg, .contact-list a[href^="tel:"]');
    const seen = call.filter({ visible: true });
    for (const width of [320, 480, 768, 1024, 1100, 1180, 1280, 1440, 1900]) {
      await page.setViewportSize({ width, height: 800 });
      for (const face of faces) {
        await showText(page, face);
        await expect(seen.first(), `${width} px, ${face}`).toBeInViewport({ ratio: 1 });
      }
    }
  });
});

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  test('the menu fits a phone’s screen, with the other language', layout, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/about', localPath('/about', 'ar')]) {
      await page.goto(path);
      await page.locator('.menu-button').tap();
      const menu = page.locator('.navigation');
      for (const face of faces) {
        await showText(page, face);
        if (locales.length > 1)
          await expect(menu.locator('[hreflang]')).toBeInViewport({ ratio: 1 });
        const over = await menu.evaluate((panel) => panel.scrollHeight - panel.clientHeight);
        expect(over, `${path}, ${face}`).toBeLessThanOrEqual(0);
      }
      await page.mouse.wheel(0, 300);
      expect(await page.evaluate(() => scrollY), 'the page behind does not scroll').toBe(0);
    }
  });
});

test('a press acts while a page comes in', async ({ page }) => {
  // Stops each page's transition half-way, and says how long it takes.
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      for (const animation of document.getAnimations()) animation.pause();
      const ends = document
        .getAnimations()
        .map(({ effect }) => effect?.getComputedTiming().endTime);
      if (viewTransition)
        document.documentElement.dataset.held = `${Math.max(...ends.map(Number))}`;
    });
  });
  await page.goto('/about');
  await page.locator('footer a[href="/contact/"]').first().click();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-held', '300');
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (await page.getByRole('banner').getByRole('button', { name: ui.toDark }).boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page.getByRole('banner').getByRole('button', { name: ui.toLight })).toBeVisible();
});
