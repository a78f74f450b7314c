import { expect, test } from './test';

test('the bubble’s panel stays on the screen, however long an address or large the letters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/curtains/wave');
  await page.locator('.bubble summary').click();
  const panel = page.locator('.bubble-list');
  await panel.getByRole('link', { name: '@' }).evaluate((link) => {
    link.append('.the-whole-name-of-a-shop-and-its-district.example.com');
  });
  for (const letters of ['100%', '200%']) {
    await page.locator('html').evaluate((root, size) => {
      root.style.fontSize = size;
    }, letters);
    const { x = -1, y = -1, width = 0 } = (await panel.boundingBox()) ?? {};
    expect(x, letters).toBeGreaterThanOrEqual(0);
    expect(y, letters).toBeGreaterThanOrEqual(0);
    expect(x + width, letters).toBeLessThanOrEqual(320);
  }
});

test('on the smallest phones the bubble leaves most of a line free', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/curtains/wave');
  const { x = 0, width = 0 } = (await page.locator('.bubble-button').boundingBox()) ?? {};
  expect(width).toBe(44);
  expect(x + width).toBeGreaterThan(308);
});
