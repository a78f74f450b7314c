/** Network failures, and how pages degrade. */
import { getDictionary } from '../content/dictionary';
import { formHydrated, formOf, letter, words } from './form-page';
import { curtainPage } from './sample-pages';
import { denyStorage, expect, test } from './test';

const { errors } = getDictionary('en');

test('a missing chunk causes one reload, then a message', async ({ page }) => {
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

test('an island that throws leaves its content, with a message', async ({ page }) => {
  // Islands of the page get no props.
  await page.route('**/_next/static/*.json', (route) => route.fulfill({ json: [] }));
  await page.goto(curtainPage.path);
  const bar = page.getByRole('region', { name: errors.error.heading });
  await expect(bar.getByRole('link', { name: errors.error.retry })).toBeVisible();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(curtainPage.heading);
  await expect(title).toBeInViewport();
  await expect(page.locator('main [data-preview-group]').first()).toBeAttached();
});

test('with denied storage the form keeps its words while the line is gone', async ({
  page,
  context,
  consoleErrors,
}) => {
  await denyStorage(page);
  await page.goto('/contact');
  const form = formOf(page);
  await form.fill();
  await formHydrated(page);
  await context.setOffline(true);
  await form.send.click();
  await expect(form.status).toHaveText(words.contact.failure);
  expect(await form.values()).toEqual(letter);
  await context.setOffline(false);
  await form.send.click();
  await expect(form.status).toHaveText(words.contact.success);
  expect(consoleErrors.filter((text) => text.includes('refused'))).toEqual([]);
});
