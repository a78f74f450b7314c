/** axe and focus in menus, dialogs and disclosures; every-page.spec.ts has whole pages. */
import { getDictionary } from '../lib/content/dictionary';
import { axeViolations } from './page-checks/axe';
import { focusProblems } from './page-checks/focus';
import { formHydrated, openForm, words } from './support/form-page';
import { hydrated } from './support/hydrated';
import { curtainPage } from './support/sample-pages';
import { expect, test } from './support/test';

const { ui } = getDictionary('en');

test('the menu, the bubble, the dialog and a failure', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // High, so that the bar at its end covers no link, which axe would call too small.
  await page.setViewportSize({ width: 390, height: 2400 });
  await page.goto(curtainPage.path);
  await page.getByRole('button', { name: ui.menu }).click();
  await expect(page.getByRole('navigation', { name: ui.mainNavigation })).toBeVisible();
  expect(await axeViolations(page), 'menu').toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.getByRole('button', { name: ui.contactBubble }).click();
  await expect(page.locator('.bubble a').last()).toBeVisible();
  expect(await axeViolations(page), 'bubble').toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('main figure [data-wait="PreviewDialog"]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await axeViolations(page), 'dialog').toEqual([]);

  const form = await openForm(page, '/contact');
  await formHydrated(page);
  await form.fill();
  await context.setOffline(true);
  await form.send.click();
  await expect(form.status).toHaveText(words.contact.failure);
  expect(await axeViolations(page), 'failure').toEqual([]);
});

test('with more contrast, controls have a broad border in the colour of their text', async ({
  shared: { page },
}) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/contact');
  for (const control of ['main .button:not(.button-primary)', '.icon-button', '.input-box'])
    await expect(page.locator(control).first()).toHaveCSS('border-width', '2px');
});

test('the menu restores focus, and a preview keeps it', async ({ shared: { page } }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // 1280 x 1024 at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(curtainPage.path);
  await hydrated(page);
  const button = page.getByRole('button', { name: ui.menu });
  const menu = page.locator('#navigation');
  const focused = page.locator(':focus');
  await button.press('Enter');
  await expect(menu).toBeVisible();
  await expect(focused, 'menu opened').toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(menu.locator(focused)).toHaveCount(1);
  while ((await menu.locator(focused).count()) > 0) await page.keyboard.press('Tab');
  await expect(menu, 'the menu closes when focus leaves it').toBeHidden();
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  const picture = page.locator('figure[data-preview-item] a[data-wait]').first();
  await picture.press('Enter');
  await expect(page.getByRole('dialog').locator(focused)).toHaveCount(1);
  expect(await focusProblems(page, 'dialog[open]'), 'preview').toEqual([]);
});
