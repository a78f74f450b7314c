import { wordsOf } from '../content/words';
import { drawn, hydrated } from './hydrated';
import { keptForOffline } from './kept-for-offline';
import { blindsPage, curtainPage } from './some-pages';
import { expect, test } from './test';

const words = wordsOf('en');

test.use({ serviceWorkers: 'allow' });

test('pages that were seen open again without a network, with the ways to reach the shop', async ({
  page,
  context,
}) => {
  test.slow();
  await page.clock.install();
  await page.goto(`${curtainPage.path}/`);
  await keptForOffline(page);
  await page.goto('/about/');
  await context.setOffline(true);

  await page.goto(`${curtainPage.path}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(curtainPage.heading);
  await page.goto('/about/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.aboutPage.heading);
  await expect(page.locator('footer a[href^="tel:"]')).toBeVisible();

  // A page never seen says so, leads to those that are kept, and says how to call.
  await page.goto(`${blindsPage.path}/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.errors.offline.heading);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
  // React has taken the page over, and has left the list alone.
  await hydrated(page);
  await main.getByRole('link', { name: curtainPage.heading }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(curtainPage.heading);

  // A film that was never fetched does not lead away from its page.
  const answered = page.waitForResponse((response) => response.status() === 204);
  await page.evaluate(() =>
    location.assign(document.querySelector<HTMLElement>('[data-film]')?.dataset.film ?? ''),
  );
  await answered;
  await drawn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(curtainPage.heading);
  await context.setOffline(false);
});
