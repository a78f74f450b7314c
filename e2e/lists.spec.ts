/** docs/requirements.md 2.17, 9.11 */
import { getDictionary } from '../lib/content/dictionary';
import { hydrated } from './support/hydrated';
import { expect, test } from './support/test';

const { servicePage, ui } = getDictionary('en');

test('a list restores its scroll position', { tag: '@core' }, async ({ shared: { page } }) => {
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
  shared: { page },
}) => {
  await page.goto('/portfolio');
  const card = page.locator('article').first();
  const picture = card.locator('.auto-scroll img');
  const distance = await picture.evaluate(
    (img: HTMLElement) => img.offsetHeight - (img.closest('.auto-scroll')?.clientHeight ?? 0),
  );
  expect(distance).toBeGreaterThan(100);
  await card.getByRole('link').first().focus();
  const move = await picture.evaluateHandle(async (img) => {
    while (img.getAnimations().length === 0) await new Promise(requestAnimationFrame);
    return img.getAnimations()[0];
  });
  const duration = await move.evaluate((scroll) => scroll?.effect?.getComputedTiming().duration);
  expect(Math.abs(Number(duration) - distance)).toBeLessThan(2);
  await move.evaluate((scroll) => scroll?.finish());
  const rest = await picture.evaluate((img) => {
    const frame = img.closest('.auto-scroll') ?? img;
    return img.getBoundingClientRect().bottom - frame.getBoundingClientRect().bottom;
  });
  expect(Math.abs(rest)).toBeLessThan(2);
});
