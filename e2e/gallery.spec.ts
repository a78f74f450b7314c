import sharp from 'sharp';
import { galleryPage } from '../content/collections';
import { ui } from '../content/en/ui';
import { drawn, hydrated } from './hydrated';
import { expect, test } from './test';

const playFilm = /^Play film/;

test('has sections of films with captions', async ({ page }) => {
  await page.goto('/gallery');
  for (const [index, { films: own, stills }] of galleryPage.sections.entries()) {
    const title = galleryPage.words.en.sections[index]?.sectionTitle ?? '';
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: title }) });
    const films = section
      .locator('figure')
      .filter({ has: page.getByRole('link', { name: playFilm }) });
    await expect(films).toHaveCount(own.length);
    for (const film of await films.all()) {
      await expect(film.locator('figcaption')).not.toBeEmpty();
      await expect(film.locator('img[src*="poster"]')).toHaveAttribute('loading', 'lazy');
    }
    await expect(section.locator('figcaption')).toHaveCount(own.length + stills.length);
  }
});

test('plays films in place, one at a time, and fetches none before', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(mp4|webm)/.test(request.url())) films.push(request.url());
  });
  await page.goto('/gallery');
  const links = page.getByRole('link', { name: playFilm });
  await expect(links).toHaveCount(9);
  // Nor is there a player before a press.
  await expect(page.locator('video')).toHaveCount(0);
  const figures = page.locator('figure');
  await links.first().scrollIntoViewIfNeeded();
  const place = await figures.first().boundingBox();
  expect(films).toEqual([]);
  const paused = (index: number) =>
    figures
      .nth(index)
      .locator('video')
      .evaluate((film: HTMLVideoElement) => film.paused);
  // The first press comes before the scripts are there; they answer it.
  await links.first().click();
  await expect.poll(() => paused(0)).toBe(false);
  await expect(figures.first().locator('video')).toBeFocused();
  await expect(figures.first().locator('video')).toHaveAttribute('poster', /poster.*avif$/);
  expect(await figures.first().boundingBox()).toEqual(place);
  // The scripts that played it have fetched no other.
  expect(new Set(films).size).toBe(1);
  await links.first().click();
  await expect.poll(() => paused(1)).toBe(false);
  expect(await paused(0)).toBe(true);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('says so when a film does not come, and leads to its file', async ({ page }) => {
  await page.route(/\.(mp4|webm)$/, (route) => route.abort());
  await page.goto('/gallery');
  await page.getByRole('link', { name: playFilm }).first().click();
  const figure = page.locator('figure').first();
  await expect(figure.getByRole('status')).toContainText(ui.mediaMissing);
  await expect(figure.getByRole('link', { name: ui.openMedia })).toHaveAttribute('href', /mp4$/);
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
  await expect(picture).not.toHaveClass(/curtain-closed/);
  // It hangs with the first scroll after the start-up script has come.
  await expect(async () => {
    await page.mouse.wheel(0, 20);
    await expect(picture).toHaveClass(/curtain-closed/, { timeout: 300 });
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
  await drawn(page);
  await expect(picture).not.toHaveClass(/curtain-closed/);
});

test('no curtain hangs for those who ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/gallery');
  await hydrated(page);
  for (let scrolled = 20; scrolled <= 120; scrolled += 20) {
    await page.mouse.wheel(0, 20);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
    await drawn(page);
    await expect(page.locator('.curtain-closed')).toHaveCount(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows what each film is about before it is played', async ({ page }) => {
    await page.goto('/gallery');
    const film = page.locator('figure video').last();
    await film.scrollIntoViewIfNeeded();
    // Above the player's controls; a place that is painted in one colour has no deviation.
    const deviation = async () => {
      const { channels } = await sharp(await film.screenshot())
        .extract({ left: 0, top: 0, width: 300, height: 80 })
        .stats();
      return Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev));
    };
    await expect.poll(deviation).toBeGreaterThan(10);
  });
});
