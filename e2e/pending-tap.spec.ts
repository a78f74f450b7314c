import { ui } from '../content/en/ui';
import { hydrated } from './hydrated';
import { curtainPage } from './some-pages';
import { expect, holdScripts, test } from './test';

const taps = '[data-preview-item] a[data-wait]';

test('a tap that has to wait for scripts shows it, and is answered when they come', async ({
  page,
}) => {
  for (const moment of ['before the page’s scripts', 'before the dialog’s']) {
    let letGo = await holdScripts(page);
    await page.goto(curtainPage.path, { waitUntil: 'domcontentloaded' });
    if (moment.endsWith('dialog’s')) {
      letGo();
      await hydrated(page);
      await page.unrouteAll();
      letGo = await holdScripts(page);
    }
    const link = page.locator(taps).first();
    await link.click();
    // At once: nothing but the page itself is there.
    await expect(link, moment).toHaveAttribute('aria-busy', 'true');
    const ring = link.locator('.magnifier').evaluate((mark) => getComputedStyle(mark, '::after'));
    expect((await ring).animationName, moment).not.toBe('none');
    letGo();
    await expect(page.getByRole('dialog'), moment).toBeVisible();
    await expect(link, moment).not.toHaveAttribute('aria-busy');
    await page.unrouteAll();
  }
});

test('without a connection pictures and films say so and lead nowhere', async ({
  page,
  context,
}) => {
  await page.goto(curtainPage.path);
  await hydrated(page);
  const [first, film, picture] = await page.locator(taps).all();
  if (!first || !film || !picture) throw new Error('The page has no pictures to enlarge');
  const dialog = page.getByRole('dialog');

  // The dialog itself was never fetched.
  await context.setOffline(true);
  await first.click();
  const notice = page.getByRole('alert').filter({ hasText: ui.noConnection });
  await expect(notice).toBeVisible();
  await expect(first).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL(new RegExp(`${curtainPage.path}/?$`));
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);

  await page.reload();
  await hydrated(page);
  await first.click();
  await expect(dialog.locator('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await picture.scrollIntoViewIfNeeded();
  const own = page.locator('[data-preview-item] img').nth(2);
  await expect(own).not.toHaveJSProperty('naturalWidth', 0);

  // The page's own smaller picture, and words for a film.
  await context.setOffline(true);
  await picture.click();
  await expect(dialog.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await film.click();
  await expect(dialog.getByText(ui.noConnection)).toBeVisible();
  await context.setOffline(false);
});
