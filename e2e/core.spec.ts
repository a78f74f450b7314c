/**
 * Core journeys in each engine: one page per template, by role and name, words from
 * content. The planner's core journey is in measure.spec.ts.
 */
// docs/requirements.md 5.1, 10.4

import type { Page } from '@playwright/test';
import { inLanguage } from '@/lib/content/dictionary';
import { defaultLocale, type Locale, locales } from '../config/locales';
import { blinds, curtains } from '../lib/content/collections';
import { getDictionary } from '../lib/content/dictionary';
import { paths } from '../lib/pages';
import { categoryPath, localPath } from '../lib/urls';
import { formOf, letter, words } from './support/form-page';
import { expect, test } from './support/test';

const core = { tag: '@core' };

const [curtain] = curtains;
const blind = blinds.at(-1);
if (!curtain || !blind) throw new Error('no products');

const navigationOf = (page: Page, locale: Locale) =>
  page.getByRole('navigation', { name: getDictionary(locale).ui.mainNavigation });

test(
  'a phone’s menu opens, closes by Escape and leads to a category',
  core,
  async ({ shared: { page, consoleErrors } }) => {
    const locale = locales.at(-1) ?? defaultLocale;
    const { ui, navigation } = getDictionary(locale);
    const { kind, words: names } = curtain;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(localPath('/', locale));
    const menu = navigationOf(page, locale);
    await page.getByRole('button', { name: ui.menu }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: ui.menu }).click();
    await menu.locator('summary', { hasText: navigation[`/${kind}`] }).click();
    await menu.getByRole('link', { name: names[locale].name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[locale].heading);
    expect(consoleErrors).toEqual([]);
  },
);

test('a wide screen’s menu opens and leads to a category', core, async ({ shared: { page } }) => {
  const { kind, words: names } = blind;
  await page.goto('/contact');
  const menu = navigationOf(page, defaultLocale);
  await menu.locator('summary', { hasText: getDictionary('en').navigation[`/${kind}`] }).click();
  await menu.getByRole('link', { name: names[defaultLocale].name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[defaultLocale].heading);
});

test('the form validates, then sends', core, async ({ shared: { page }, mailbox }) => {
  await page.goto('/');
  const form = formOf(page);
  await form.send.click();
  await expect(form.name).toBeFocused();
  await form.fill({ email: 'noor' });
  await form.send.click();
  await expect(form.email).toBeFocused();
  expect(await mailbox.messages()).toEqual([]);
  await form.fill();
  await form.send.click();
  await expect(form.status).toHaveText(words.home.success);
  expect(await mailbox.messages()).toEqual([expect.objectContaining(letter)]);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test(
    'offline, visited pages open; others show the offline page in their language',
    core,
    async ({ page, stopServer }) => {
      await page.goto('/contact');
      await page.keyboard.press('Shift');
      await page.waitForFunction(() => navigator.serviceWorker.controller);
      await page.goto(categoryPath(curtain));
      await stopServer();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        inLanguage(curtain, defaultLocale).heading,
      );
      for (const locale of locales) {
        await page.goto(localPath(paths.at(-1) ?? '/', locale));
        const { heading } = getDictionary(locale).errors.offline;
        await expect(page.getByRole('heading', { level: 1 }), locale).toHaveText(heading);
        const call = page.getByRole('main').locator('a[href^="tel:"]');
        await expect(call.first()).toBeVisible();
      }
    },
  );
});
