import { site } from '../content/site';
import { wordsOf } from '../content/words';
import { expect, test } from './test';

const words = wordsOf('en');

test('an unknown address gets the not-found page', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(`${site.words.en.name} | ${words.errors.notFound.title}`);
  await expect(page.getByRole('heading', { name: words.errors.notFound.heading })).toBeVisible();
  await expect(page.getByText(words.errors.notFound.message)).toBeVisible();
  const illustration = page.getByRole('img', {
    name: `${site.words.en.name} ${words.errors.notFound.illustration}`,
  });
  await expect(illustration).toBeVisible();
  await expect(illustration).toHaveAttribute('loading', 'lazy');
  await page.getByRole('link', { name: words.errors.notFound.home }).click();
  await expect(page).toHaveURL('./');
});
