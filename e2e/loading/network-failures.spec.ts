/** Network failures, and how pages degrade (docs/requirements.md 2.2). */
import type { Locator } from '@playwright/test';
import { getDictionary } from '../../lib/content/dictionary';
import { formHydrated, formOf, letter, words } from '../support/form-page';
import { curtainPage } from '../support/sample-pages';
import { expect, test } from '../support/test';

const { errors } = getDictionary('en');

test('a missing chunk causes one reload, then a message', async ({ shared: { page } }) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await page.goto(curtainPage.path);
  await page.keyboard.press('Shift');
  const screen = page.getByRole('region', { name: errors.error.heading });
  await expect(screen).toBeVisible();
  expect(loads).toBe(2);
  await expect(screen.getByRole('link', { name: errors.error.home })).toBeVisible();
  // The page itself still works.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(curtainPage.heading);
  await page.unroute('**/_next/static/chunks/**');
  await screen.getByRole('link', { name: errors.error.retry }).click();
  await expect(screen).toBeHidden();
});

async function expectError(place: Locator): Promise<void> {
  const screen = place.getByRole('region', { name: errors.error.heading });
  await expect(screen.getByRole('link', { name: errors.error.retry })).toBeVisible();
  await expect(screen.getByRole('link', { name: errors.error.home })).toBeVisible();
}

test('the error screen is in the place of what throws, for a preview in a dialog', async ({
  shared: { page },
}) => {
  // Components get no props, so that those that need some throw.
  const none = Array.from({ length: 99 }, () => ({}));
  await page.route('**/_next/static/*.json', (route) => route.fulfill({ json: none }));
  await page.goto('/visit');
  await expectError(page.locator('[data-component=VisitForm]'));
  await page.goto(curtainPage.path);
  // What was served stays useful.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(curtainPage.heading);
  await page.locator('[data-component=PreviewDialog][data-ready]').waitFor({ state: 'attached' });
  await page.locator('figure a[data-wait=PreviewDialog]').first().click();
  await expectError(page.getByRole('dialog'));
});

test('with denied storage the form works', async ({ page, consoleErrors }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
  await page.goto('/contact');
  const form = formOf(page);
  await form.fill();
  await formHydrated(page);
  expect(await form.values()).toEqual(letter);
  await form.send.click();
  await expect(form.status).toHaveText(words.contact.success);
  expect(consoleErrors).toEqual([]);
});
