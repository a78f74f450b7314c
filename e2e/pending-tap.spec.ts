import { themeToggleAttribute } from '../browser/contracts';
import { ui as arabic } from '../content/ar/ui';
import { ui as english } from '../content/en/ui';
import { hydrated } from './hydrated';
import { curtainPage } from './some-pages';
import { expect, test } from './test';

test('a tap that has to wait for scripts shows that it was noticed', async ({ page }) => {
  await page.route('**/_next/static/**/*.js', () => {
    // Never answered: the line is slow.
  });
  await page.goto(curtainPage.path, { waitUntil: 'domcontentloaded' });
  const link = page.getByRole('link', { name: /^Enlarge/ }).first();
  await link.click();
  // At once: nothing but the page itself is there.
  await expect(link).toHaveAttribute('aria-busy', 'true');
  const ring = link.locator('.magnifier').evaluate((mark) => getComputedStyle(mark, '::after'));
  expect((await ring).animationName).not.toBe('none');
});

test('a tap that has to wait for the dialog shows it, too, until it is there', async ({ page }) => {
  await page.goto(curtainPage.path);
  await expect(page.locator(`[${themeToggleAttribute}]`)).toHaveCount(0);
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const link = page.getByRole('link', { name: /^Enlarge/ }).first();
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(link).not.toHaveAttribute('aria-busy');
});

for (const [path, words] of [
  [curtainPage.path, english],
  [`/ar${curtainPage.path}`, arabic],
] as const) {
  test(`without a connection pictures and films say so and lead nowhere, ${path}`, async ({
    page,
    context,
  }) => {
    await page.goto(path);
    await hydrated(page);
    const [first, film, picture] = await page.locator('[data-preview-item] a[data-wait]').all();
    if (!first || !film || !picture) throw new Error('The page has no pictures to enlarge');
    const dialog = page.getByRole('dialog');

    // The dialog itself was never fetched.
    await context.setOffline(true);
    await first.click();
    const notice = page.getByRole('alert').filter({ hasText: words.noConnection });
    await expect(notice).toBeVisible();
    await expect(first).not.toHaveAttribute('aria-busy');
    await expect(page).toHaveURL(new RegExp(`${path}/?$`));
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);

    await page.reload();
    await hydrated(page);
    await first.click();
    await expect(dialog.locator('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        page
          .locator('[data-preview-item] img')
          .nth(2)
          .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      )
      .toBe(true);

    // The page's own smaller picture, and words for a film.
    await context.setOffline(true);
    await picture.click();
    await expect
      .poll(() => dialog.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await film.click();
    await expect(dialog.getByText(words.noConnection)).toBeVisible();
    await context.setOffline(false);
  });
}
