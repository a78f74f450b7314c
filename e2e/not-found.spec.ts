import { site } from '../content/site';
import { expect, test } from './test';

test('an unknown address gets the not-found page', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(`${site.words.en.name} | Page Not Found`);
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  await expect(page.getByText('Oops! This page doesn’t exist.')).toBeVisible();
  const illustration = page.getByRole('img', { name: `${site.words.en.name} Not Found` });
  await expect(illustration).toBeVisible();
  await expect(illustration).toHaveAttribute('loading', 'lazy');
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await expect(page).toHaveURL('./');
});
