import type { Locator } from '@playwright/test';
import { expect, test } from './support/test';

test('a link to an answer opens it, in view below the header', async ({ shared: { page } }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faq');
  const items = page.locator('details.disclosure');
  const id = await items.last().locator('[id]').first().getAttribute('id');
  await page.goto('/about');
  await page.goto(`/faq/#${id}`);
  await expect(items.last().locator('p').last()).toBeVisible();
  const summary = items.last().locator('summary');
  await expect(summary).toBeInViewport();
  const bottomOf = (part: Locator) => part.evaluate((each) => each.getBoundingClientRect().bottom);
  const header = await bottomOf(page.getByRole('banner'));
  expect(await bottomOf(summary)).toBeGreaterThan(header);
});

test('the contents mark the section in view', async ({ shared: { page } }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faq');
  const links = page.locator('.page-contents-link');
  const marked = page.locator('.page-contents-link[aria-current=true]');
  const jump = (top: number) =>
    page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await jump(1e6);
  await expect(marked).toHaveText((await links.last().textContent()) ?? '');
  await jump(0);
  await expect(marked).toHaveCount(0);
  await expect(links.first()).toBeInViewport();
  await links.nth(1).click();
  await expect(marked).toHaveText((await links.nth(1).textContent()) ?? '');
});
