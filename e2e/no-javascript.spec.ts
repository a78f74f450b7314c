import { wordsOf } from '../content/words';
import { paths } from '../lib/pages';
import { curtainPage } from './some-pages';
import { expect, test } from './test';

test.use({ javaScriptEnabled: false });

test('every page has its words, its way round and its ways to reach the shop', async ({ page }) => {
  test.slow();
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }), path).toBeVisible();
    await expect(page.locator('footer a[href^="https://wa.me"]'), path).toBeVisible();
    await expect(page.getByText('Loading...', { exact: true }), path).toHaveCount(0);
  }
});

test('every answer can be opened and read', async ({ page }) => {
  await page.goto('/faq');
  const questions = wordsOf('en').faqPage.categories.flatMap(({ faqs }) => faqs.map(({ q }) => q));
  await expect(page.locator('summary').filter({ visible: true })).toContainText(questions);
  const last = page.locator('details.disclosure').last();
  await last.locator('summary').click();
  await expect(last.locator('p').last()).toBeVisible();
});

test('a whole description can be read, and every carousel scrolled', async ({ page }) => {
  await page.goto('/service');
  await page.getByText(wordsOf('en').ui.readMore).first().click();
  await expect(page.locator('.cut details p').first()).toBeVisible();
  await page.goto('/');
  const row = page.locator('.carousel-collection .swiper-wrapper').first();
  const { overflow, scrolls } = await row.evaluate((element) => ({
    overflow: getComputedStyle(element).overflowX,
    scrolls: element.scrollWidth > element.clientWidth,
  }));
  expect(overflow).toBe('auto');
  expect(scrolls).toBe(true);
  await expect(page.locator('.carousel-hero img').nth(0)).toBeVisible();
});

test('a picture’s link leads to its large file, a film plays in the page', async ({
  page,
  request,
}) => {
  await page.goto(curtainPage.path);
  const picture = await page
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .getAttribute('href');
  expect((await request.head(picture ?? '')).headers()['content-type']).toBe('image/webp');
  for (const path of [curtainPage.path, '/gallery']) {
    await page.goto(path);
    const film = page.locator('figure video').first();
    await expect(film).toBeVisible();
    await expect(page.getByRole('link', { name: /^Play film/ })).toHaveCount(0);
    await expect(film).toHaveJSProperty('controls', true);
    await expect(film).toHaveJSProperty('preload', 'none');
    await film.evaluate((video: HTMLVideoElement) => {
      video.muted = true;
      return video.play();
    });
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
  }
});
