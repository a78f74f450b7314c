/** The ways to reach the shop: a bar at the foot of small screens, a floating bubble on wide ones. */
// docs/requirements.md 2.1

import { getDictionary } from '../../lib/content/dictionary';
import { localPath } from '../../lib/urls';
import { hydrated } from '../support/hydrated';
import { curtainPage } from '../support/sample-pages';
import { expect, test } from '../support/test';

const { ui } = getDictionary('en');
const phone = { width: 390, height: 844 };

test('the bar stays, with room below the page, and on no control that gets the focus', async ({
  shared: { page },
}) => {
  for (const [path, size, text] of [
    ['/curtains', phone, '100%'],
    [curtainPage.path, { width: 320, height: 1100 }, '200%'],
    [localPath('/faq', 'ar'), { width: 768, height: 1024 }, '100%'],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto(path);
    await hydrated(page);
    await page.locator('html').evaluate((root, value) => {
      root.style.fontSize = value;
    }, text);
    const bars = page.locator('.contact-list, .answer-bar').filter({ visible: true });
    await expect(bars.last(), path).toBeInViewport({ ratio: 1 });
    await page.locator('main').focus();
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        const bar = [...document.querySelectorAll('.contact-list, .answer-bar')].find(
          (each) => !each.contains(focused) && each.checkVisibility({ visibilityProperty: true }),
        );
        const foot = focused?.getBoundingClientRect().bottom ?? 0;
        return bar && foot > bar.getBoundingClientRect().top + 1 ? focused?.outerHTML : '';
      });
      expect(covered, path).toBeFalsy();
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const end = await page.locator('.footer-end').boundingBox();
    const bar = await page.locator('.contact-list').boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test('the bar is away while a field has the keyboard, and where a page has its own', async ({
  shared: { page },
}) => {
  await page.setViewportSize(phone);
  await page.goto('/contact');
  await hydrated(page);
  await page.locator('main textarea').focus();
  await expect(page.locator('.contact-list')).toBeHidden();
  await page.goto('/measure');
  await expect(page.locator('.contact-list')).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar is there, and a bubble’s list fits the window', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(curtainPage.path);
    const list = page.locator('.contact-list');
    await expect(list).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1024, height: 600 });
    await expect(list).toBeHidden();
    await page.getByRole('button', { name: ui.contactBubble }).click();
    await expect(list).toBeInViewport({ ratio: 1 });
    await expect(list.getByRole('link')).toHaveCount(4);
  });
});
