/** axe on menus, dialogs and disclosures; every-page.spec.ts runs it on whole pages. */
import { getDictionary } from '../content/dictionary';
import { formHydrated, openForm, words } from './form-page';
import { axeViolations } from './page-checks/axe';
import { curtainPage } from './sample-pages';
import { expect, test } from './test';

const { ui } = getDictionary('en');

test('the menu, the bubble, the dialog and a failure', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(curtainPage.path);
  await page.getByRole('button', { name: ui.menu }).click();
  await expect(page.getByRole('navigation', { name: ui.mainNavigation })).toBeVisible();
  expect(await axeViolations(page), 'menu').toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.bubble summary').click();
  await expect(page.locator('.bubble a').last()).toBeVisible();
  expect(await axeViolations(page), 'bubble').toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('main [data-wait="preview"]').first().click();
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
