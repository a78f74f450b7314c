import { getDictionary } from '../content/dictionary';
import { hydrated } from './hydrated';
import { focusProblems } from './page-checks/focus-walk';
import { expect, test } from './test';

test('menu and preview restore focus', async ({ page }) => {
  const { ui } = getDictionary('en');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // 1280 x 1024 at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/gallery');
  await hydrated(page);
  const button = page.getByRole('button', { name: ui.menu });
  const menu = page.locator('#navigation');
  const focused = page.locator(':focus');
  await button.press('Enter');
  await expect(menu).toBeVisible();
  await expect(focused, 'menu opened').toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(menu.locator(focused)).toHaveCount(1);
  while ((await menu.locator(focused).count()) > 0) await page.keyboard.press('Tab');
  await expect(menu, 'the menu closes when focus leaves it').toBeHidden();
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  const picture = page.locator('[data-preview-item] a[data-wait]').first();
  await picture.press('Enter');
  await expect(page.getByRole('dialog').locator(focused)).toHaveCount(1);
  expect(await focusProblems(page), 'preview').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(picture).toBeFocused();
});
