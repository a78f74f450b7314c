import { paths } from '../content/routes';
import { site } from '../content/site';
import { expect, test } from './test';

/** Tab titles as the reading of the specification gives them. */
const titles: Readonly<Record<string, string>> = {
  '/': `${site.name} | Home`,
  '/service': `${site.secondName} | Our Services`,
  '/gallery': `${site.name} | Gallery`,
  '/curtains': `${site.name} | Curtains & Furniture`,
  '/curtains/wave': `${site.name} | Wave Curtains`,
  '/blinds': `${site.name} | Blinds`,
  '/blinds/venetian': `${site.name} | Venetian Blinds`,
  '/about': `${site.name} | About`,
  '/portfolio': `${site.name} | Portfolio`,
  '/blog': `${site.name} | Blog`,
  '/contact': `Contact Us | ${site.name}`,
  '/faq': `${site.name} | FAQ`,
  '/terms': `${site.name} | Terms & Conditions`,
};

test.describe('every page', () => {
  for (const path of paths) {
    test(`${path} answers, has one heading of level one, and complains of nothing`, async ({
      page,
      complaints,
    }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      if (titles[path]) await expect(page).toHaveTitle(titles[path]);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('Friday 15:30-22:00');
      // An interaction starts the scripts; what they complain of counts too.
      await page.keyboard.press('Tab');
      await page.waitForTimeout(700);
      expect(complaints).toEqual([]);
    });
  }
});

test('an unknown address gets the not-found page', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(`${site.name} | Page Not Found`);
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  await expect(page.getByText('Oops! This page doesn’t exist.')).toBeVisible();
  await expect(page.getByRole('img', { name: `${site.name} Not Found` })).toBeVisible();
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await expect(page).toHaveURL('/');
});

test('every internal link and file of every page is there', async ({ page, request }) => {
  test.slow();
  const found = new Set<string>();
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const addresses = await page
      .evaluate(() => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(
          (a) => a.href,
        );
        const files = [
          ...document.querySelectorAll<HTMLElement>('img[src], source[src], link[href]'),
        ];
        return [
          ...links,
          ...files.map((file) => file.getAttribute('src') ?? file.getAttribute('href') ?? ''),
        ].map((address) => new URL(address, location.href));
      })
      .then((urls) => urls.map(String));
    for (const address of addresses) {
      const url = new URL(address, page.url());
      if (url.origin === new URL(page.url()).origin) found.add(url.pathname);
    }
  }
  const missing: string[] = [];
  for (const address of found) {
    const answer = await request.head(address);
    if (answer.status() !== 200) missing.push(`${answer.status()} ${address}`);
  }
  expect(missing).toEqual([]);
  expect(found.size).toBeGreaterThan(60);
});
