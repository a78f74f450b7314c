import { expect, test } from './test';

test('has three sections of three films with captions', async ({ page }) => {
  await page.goto('/gallery');
  for (const title of [
    'Living Room Curtains',
    'Blackout Curtains',
    'Office Blinds & Window Solutions',
  ]) {
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: title }) });
    await expect(section.locator('video')).toHaveCount(3);
    await expect(section.locator('figcaption')).toHaveCount(6);
  }
  for (const film of await page.locator('figure:has(video)').all()) {
    await expect(film.locator('video')).toHaveAttribute('preload', 'none');
    await expect(film.locator('img[srcset*="poster"]')).toHaveAttribute('loading', 'lazy');
  }
});

test('plays films in place, one at a time, and fetches none before', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(mp4|webm)/.test(request.url())) films.push(request.url());
  });
  await page.goto('/gallery');
  await page.keyboard.press('Shift');
  const buttons = page.getByRole('button', { name: /^Play film/ });
  await expect(buttons).toHaveCount(9, { timeout: 15_000 });
  expect(films).toEqual([]);
  const paused = (index: number) =>
    page
      .locator('video')
      .nth(index)
      .evaluate((film: HTMLVideoElement) => film.paused);
  await buttons.first().click();
  await expect.poll(() => paused(0)).toBe(false);
  await buttons.first().click();
  await expect.poll(() => paused(1)).toBe(false);
  expect(await paused(0)).toBe(true);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('opens a still in the dialog', async ({ page }) => {
  await page.goto('/gallery');
  await page
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').locator('img')).toBeVisible();
});
