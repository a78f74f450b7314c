import sharp from 'sharp';
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

test('draws a curtain aside from a picture that comes in, once', async ({ page }) => {
  const picture = page.locator('.curtain').first();
  await page.goto('/gallery');
  await expect(picture).not.toHaveClass(/curtain-hung/);
  // It hangs with the first scroll after the start-up script has come.
  await expect(async () => {
    await page.mouse.wheel(0, 20);
    await expect(picture).toHaveClass(/curtain-hung/, { timeout: 300 });
  }).toPass();
  const colour = picture.evaluate(
    (element) =>
      new Promise<string>((resolve) =>
        element.addEventListener('animationstart', () =>
          resolve(getComputedStyle(element, '::before').backgroundColor),
        ),
      ),
  );
  await picture.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  expect(await colour).toMatch(/^rgb\(/);
  await expect(picture).not.toHaveClass(/curtain-(hung|drawn)/);
  // Nothing covers it when the visitor comes back.
  await page.mouse.wheel(0, -5000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.wheel(0, 60);
  await page.waitForTimeout(300);
  await expect(picture).not.toHaveClass(/curtain-hung/);
});

test('no curtain hangs for those who ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/gallery');
  // Longer than the start-up script takes to come.
  for (let scrolled = 20; scrolled <= 120; scrolled += 20) {
    await page.mouse.wheel(0, 20);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
    await page.waitForTimeout(200);
    await expect(page.locator('.curtain-hung')).toHaveCount(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows what each film is about, behind the browser’s own player', async ({ page }) => {
    await page.goto('/gallery');
    const film = page.locator('video').first();
    await film.scrollIntoViewIfNeeded();
    // Above the browser's bar; a place that is painted in one colour has no deviation.
    const deviation = async () => {
      const { channels } = await sharp(await film.screenshot())
        .extract({ left: 0, top: 0, width: 300, height: 120 })
        .stats();
      return Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev));
    };
    await expect.poll(deviation).toBeGreaterThan(10);
  });
});
