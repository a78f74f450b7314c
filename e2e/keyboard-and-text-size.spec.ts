/** Keyboard focus is visible, and large text fits: one page of each template. */
import type { Page } from '@playwright/test';
import { getDictionary } from '../content/dictionary';
import { localPath } from '../lib/pages/urls';
import { hydrated } from './hydrated';
import { focusProblems } from './page-checks/focus-walk';
import { overflowingTexts } from './page-checks/text-overflow';
import { curtainPage, templatePaths } from './sample-pages';
import { expect as hard, test } from './test';

const expect = hard.configure({ soft: true });
/** Layouts differ in what sticks, which is the shell's, not in order: one direction each; both on the home page. */
const sizes = [
  { width: 1280, height: 800, directions: 'onwards' },
  { width: 390, height: 844, directions: 'back' },
  // 1280 x 1024 at 400 % zoom.
  { width: 320, height: 256, directions: 'onwards' },
] as const;

/** Arabic mirrors the layout: the pages with the most in it. */
const walks = [
  ...templatePaths.map((path) => [path, 'en'] as const),
  ...(['/', curtainPage.path, '/contact', '/faq', '/measure'] as const).map(
    (path) => [path, 'ar'] as const,
  ),
];

for (const [path, locale] of walks) {
  test(localPath(path, locale), async ({ shared: { page } }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(localPath(path, locale));
    await hydrated(page);
    // Arabic mirrors the layout; its wide version is the same.
    for (const { directions, ...size } of locale === 'en' ? sizes : sizes.slice(1)) {
      await page.setViewportSize(size);
      const problems = await focusProblems(page, path === '/' ? 'both' : directions);
      expect(problems, `${size.width} x ${size.height}`).toEqual([]);
    }
    // Sticky elements take at most a fifth of a low viewport; the bubble is narrow.
    const sticking = await page.evaluate(() =>
      [...document.querySelectorAll('body *:not(:focus)')]
        .filter((each) => /sticky|fixed/.test(getComputedStyle(each).position))
        .map((each) => [each.getBoundingClientRect(), each.outerHTML.slice(0, 80)] as const)
        .filter(([{ width, top, bottom }]) => {
          const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
          return width >= innerWidth / 3 && seen > innerHeight / 5;
        })
        .map(([, html]) => html),
    );
    expect(sticking, 'sticks in a low window').toEqual([]);
    expect(await overflowingTexts(page, '200%'), 'letters of 200 %').toEqual([]);
  });
}

/** Presses Tab until focus leaves the element. */
async function tabOut(page: Page, selector: string): Promise<void> {
  await hard
    .poll(
      async () => {
        await page.keyboard.press('Tab');
        return page.locator(`${selector} :focus`).count();
      },
      { intervals: [0] },
    )
    .toBe(0);
}

test('menu and preview restore focus', async ({ page }) => {
  const { ui } = getDictionary('en');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/gallery');
  await hydrated(page);
  const button = page.getByRole('button', { name: ui.menu });
  const menu = page.locator('#navigation');
  await button.press('Enter');
  await expect(menu).toBeVisible();
  await expect(page.locator(':focus'), 'menu opened').toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(menu.locator(':focus')).toHaveCount(1);
  await tabOut(page, '#navigation');
  await expect(menu, 'the menu closes when focus leaves it').toBeHidden();
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  const picture = page.locator('[data-preview-item] a[data-wait]').first();
  await picture.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('dialog :focus')).toHaveCount(1);
  expect(await focusProblems(page), 'preview').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(picture).toBeFocused();
});
