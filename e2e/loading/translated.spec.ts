import type { Page } from '@playwright/test';
import { getDictionary } from '../../lib/content/dictionary';
import { fill } from '../../lib/text/fill';
import { evening } from '../../tailwind.config';
import { computed } from '../support/colour';
import { hydrated } from '../support/hydrated';
import { delayScripts, expect, test } from '../support/test';

const { form: words, ui } = getDictionary('en');

test.use({ isChanged: true });

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

const translated = (text: string) => `«${text}»`;

test('translated before and after hydration, the form keeps its input and sends, and the dialog counts on', async ({
  page,
  consoleErrors,
}) => {
  const message = page.locator('textarea[name="message"]');
  await page.addInitScript(() => {
    localStorage.theme = 'dark';
  });
  const release = await delayScripts(page);
  await page.goto('/');
  await message.fill('Two windows');
  await translate(page);
  release();
  await hydrated(page);
  await expect(page.locator('html')).toHaveCSS('background-color', computed(evening.background));
  await expect(message).toHaveValue('Two windows');
  await page.locator('[name="name"]').fill('Noor');
  await page.locator('[name="email"]').fill('noor@example.com');
  await page.locator('form [type="submit"]').click();
  const status = page.locator('form > div > [role="status"]').last();
  await expect(status).toHaveText(translated(words.home.success));
  await message.fill('Another');
  await expect(status).toBeEmpty();

  // Its words come, and are translated, after hydration.
  await page.locator('main [data-wait="PreviewDialog"]').first().click();
  const dialog = page.getByRole('dialog');
  const place = async () => (await dialog.getByRole('status').textContent()) ?? '';
  const [, first = '', count = ''] = /(\d+)\D+(\d+)\D*$/.exec(await place()) ?? [];
  for (const step of [0, 1, 2]) {
    const position = fill(ui.position, { index: Number(first) + step, count });
    await expect(dialog.getByRole('status')).toContainText(translated(position));
    await dialog.getByRole('button', { name: ui.next }).click();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // All but what the translator has changed.
  expect(consoleErrors.filter((text) => !text.includes('served: …'))).toEqual([]);
});
