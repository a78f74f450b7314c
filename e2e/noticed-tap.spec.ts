import { expect, test } from './test';

test('a tap that has to wait for scripts shows that it was noticed', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', () => {
    // Never answered: the line is slow.
  });
  await page.goto('/curtains/wave', { waitUntil: 'domcontentloaded' });
  const link = page.getByRole('link', { name: /^Enlarge/ }).first();
  await link.click();
  // At once: nothing but the page itself is there.
  await expect(link).toHaveAttribute('aria-busy', 'true');
  const ring = link.locator('.magnifier').evaluate((mark) => getComputedStyle(mark, '::after'));
  expect((await ring).animationName).not.toBe('none');
});

test('a tap that has to wait for the dialog shows it, too, until it is there', async ({ page }) => {
  await page.goto('/curtains/wave');
  await expect(page.locator('[data-theme-toggle]')).toHaveCount(0, { timeout: 15_000 });
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const link = page.getByRole('link', { name: /^Enlarge/ }).first();
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(link).not.toHaveAttribute('aria-busy');
});
