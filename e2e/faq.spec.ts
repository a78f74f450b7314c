import { expect, test } from './support/test';

test('a link to an answer opens it, in view', async ({ shared: { page } }) => {
  await page.goto('/faq');
  const items = page.locator('details.disclosure');
  const id = await items.last().locator('[id]').first().getAttribute('id');
  await page.goto('/about');
  await page.goto(`/faq/#${id}`);
  await expect(items.last().locator('p').last()).toBeVisible();
  await expect(items.last().locator('summary')).toBeInViewport();
});

test('the contents mark the section in view', async ({ shared: { page } }) => {
  await page.goto('/faq');
  const link = page.locator('.page-contents-link').nth(1);
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'true');
});
