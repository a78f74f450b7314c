/** The way back to a list by its link; core.spec.ts has the browser's. */
import { ownWords } from '../lib/content/testing';
import { hydrated } from './support/hydrated';
import { expect, test } from './support/test';

const { servicePage, ui } = ownWords;

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
