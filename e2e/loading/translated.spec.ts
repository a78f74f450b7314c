import type { Page } from '@playwright/test';
import { getDictionary } from '../../lib/content/dictionary';
import { fill } from '../../lib/text/fill';
import { evening } from '../../tailwind.config';
import { translate } from '../page-checks/translate';
import { computed } from '../support/colour';
import { hydrated } from '../support/hydrated';
import { test as base, delayScripts, expect } from '../support/test';

const { form: words, ui } = getDictionary('en');

/** Each of these tests must leave no error in the console but what the translator has changed. */
const test = base.extend<{ readonly silent: undefined }>({
  silent: [
    async ({ consoleErrors }, use) => {
      await use(undefined);
      expect(consoleErrors.filter((text) => !text.includes('served: …'))).toEqual([]);
    },
    { auto: true },
  ],
});

test.use({ isChanged: true });

/** Opens a page that is translated before or after hydration; `early` is called before hydration. */
async function openTranslated(
  page: Page,
  path: string,
  moment: string,
  early = async () => {},
): Promise<void> {
  const release = await delayScripts(page);
  await page.addInitScript(() => {
    localStorage.theme = 'dark';
  });
  await page.goto(path);
  await early();
  if (moment === 'before') await translate(page);
  release();
  await hydrated(page);
  if (moment === 'after') await translate(page);
  await expect(page.locator('html')).toHaveCSS('background-color', computed(evening.background));
}

const translated = (text: string) => `«${text}»`;

test('translated after hydration, the dialog counts on', async ({ page }) => {
  await openTranslated(page, '/gallery/', 'after');
  await page.locator('main figure [data-wait="PreviewDialog"]').first().click();
  const dialog = page.getByRole('dialog');
  const [, count = ''] =
    /(\d+)\D*$/.exec((await dialog.getByRole('status').textContent()) ?? '') ?? [];
  for (const index of [1, 2, 3]) {
    const position = translated(fill(ui.position, { index, count }));
    await expect(dialog.getByRole('status')).toContainText(position);
    await dialog.getByRole('button', { name: ui.next }).click();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('translated before hydration, the form keeps its input and sends', async ({ page }) => {
  const message = page.locator('textarea[name="message"]');
  await openTranslated(page, '/contact/', 'before', () => message.fill('Two windows'));
  await expect(message).toHaveValue('Two windows');
  await page.locator('[name="email"]').fill('noor@example.com');
  await page.locator('form [type="submit"]').click();
  const status = page.locator('form > div > [role="status"]').last();
  await expect(status).toHaveText(translated(words.contact.success));
  await message.fill('Another');
  await expect(status).toBeEmpty();
});
