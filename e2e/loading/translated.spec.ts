import type { Page } from '@playwright/test';
import { getDictionary } from '../../lib/content/dictionary';
import { fill } from '../../lib/text/fill';
import { evening } from '../../tailwind.config';
import { computed } from '../support/colour';
import { hydrated } from '../support/hydrated';
import { delayScripts, expect, test } from '../support/test';

const { form: words, ui } = getDictionary('en');

test.use({ isChanged: true });

/** Errors but what the translator has changed. */
const unexpected = (consoleErrors: readonly string[]) =>
  consoleErrors.filter((text) => !text.includes('served: …'));

/**
 * Simulates browser translation: every text node becomes two `<font>` elements with other words, also those that
 * scripts add later.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translateIn = (root: Node) => {
      const found = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = root instanceof Text ? [root] : [];
      while (found.nextNode()) texts.push(found.currentNode);
      for (const text of texts) {
        const { parentElement, textContent } = text;
        if (!textContent?.trim() || parentElement?.closest('script, style, font')) continue;
        const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name));
        if (!outer || !inner) continue;
        inner.textContent = `«${textContent}»`;
        outer.append(inner);
        parentElement?.replaceChild(outer, text);
      }
    };
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) translateIn(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

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

test('translated after hydration, the dialog counts on', async ({ page, consoleErrors }) => {
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
  expect(unexpected(consoleErrors)).toEqual([]);
});

test('translated before hydration, the form keeps its input and sends', async ({
  page,
  consoleErrors,
}) => {
  const message = page.locator('textarea[name="message"]');
  await openTranslated(page, '/contact/', 'before', () => message.fill('Two windows'));
  await expect(message).toHaveValue('Two windows');
  await page.locator('[name="email"]').fill('noor@example.com');
  await page.locator('form [type="submit"]').click();
  const status = page.locator('form > div > [role="status"]').last();
  await expect(status).toHaveText(translated(words.contact.success));
  await message.fill('Another');
  await expect(status).toBeEmpty();
  expect(unexpected(consoleErrors)).toEqual([]);
});
