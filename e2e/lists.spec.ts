/** docs/requirements.md 2.17, 9.11 */
import { getDictionary } from '../lib/content/dictionary';
import { hydrated } from './support/hydrated';
import { expect, test } from './support/test';

const { servicePage, ui } = getDictionary('en');

test('a list restores its scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  // Entering cards move under their links.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/service');
  const link = page.getByRole('link', { name: ui.detailsMore }).last();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(300);
  await link.click();
  await hydrated(page);
  await page.getByRole('link', { name: servicePage.back }).click();
  await expect(page).toHaveURL(/service\/?$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('a tall picture scrolls 1 px in 1 ms, to its end, while its card is focused', async ({
  page,
}) => {
  await page.goto('/portfolio');
  const card = page.locator('article').first();
  const picture = card.locator('.auto-scroll img');
  const [distance, px, time] = await picture.evaluate((img: HTMLElement) => {
    const frame = img.closest('.auto-scroll')?.clientHeight ?? 0;
    const style = getComputedStyle(img);
    return [
      img.offsetHeight - frame,
      Number.parseFloat(style.getPropertyValue('--distance')),
      Number.parseFloat(style.transitionDuration),
    ];
  });
  expect(distance).toBeGreaterThan(100);
  // Other browsers divide pixels only.
  expect(Math.abs(distance - px)).toBeLessThan(2);
  expect(Math.abs(distance - time * 1000)).toBeLessThan(2);
  await card.getByRole('link').first().focus();
  await expect(picture).toHaveCSS('translate', new RegExp(`-${Math.floor(distance / 10)}`));
});
