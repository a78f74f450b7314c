import { expect, test } from './test';

test.use({ serviceWorkers: 'allow' });

test('pages that were seen open again without a network, with the ways to reach the shop', async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto('/curtains/wave/');
  await page.keyboard.press('Shift');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  // What the first page has fetched is put away in the background.
  await page.waitForTimeout(2000);
  await page.goto('/about/');
  await context.setOffline(true);

  await page.goto('/curtains/wave/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wave Curtains');
  await page.goto('/about/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await expect(page.locator('footer a[href^="tel:"]')).toBeVisible();

  await page.goto('/blinds/office/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come in, write or call');
  await context.setOffline(false);
});
