import { wordsOf } from '../content/words';
import { drawn, hydrated } from './hydrated';
import { expect, test } from './test';

const words = wordsOf('en');

test('shows three projects, more of them by See More, and less again', async ({ page }) => {
  await page.goto('/portfolio');
  await expect(page.getByRole('article')).toHaveCount(3);
  const feature = page.locator('.project-more').first();
  await expect(feature).toBeHidden();
  await page.locator('summary').getByText(words.ui.seeMore).click();
  await expect(feature).toBeVisible();
  await page.locator('summary').getByText(words.ui.showLess).click();
  await expect(feature).toBeHidden();
});

test('moves a card’s picture while it is pointed at, and rests for less motion', async ({
  page,
}) => {
  const offset = () =>
    page
      .getByRole('article')
      .first()
      .locator('img')
      // In its card: to point at a card the page may scroll.
      .evaluate((image) => {
        const card = image.closest('article') ?? image;
        return image.getBoundingClientRect().top - card.getBoundingClientRect().top;
      });
  await page.goto('/portfolio');
  await hydrated(page);
  const rest = await offset();
  await page.getByRole('article').first().hover();
  await expect.poll(offset).toBeLessThan(rest - 20);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.mouse.move(2, 2);
  await expect.poll(offset).toBe(rest);
  await page.getByRole('article').first().hover();
  await drawn(page);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await offset()).toBe(rest);
});

test('opens a project and comes back', async ({ page }) => {
  await page.goto('/portfolio');
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { name: words.portfolioPage.keyFeatures })).toBeVisible();
  await page.getByRole('link', { name: words.portfolioPage.back }).click();
  await expect(page).toHaveURL(/\/portfolio\/?$/);
});
