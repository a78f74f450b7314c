import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { paths } from '../content/routes';
import { openForm, words } from './form-page';
import { expect, test } from './test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  readonly run: (options: object) => Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly nodes: readonly { readonly html: string }[];
    }[];
  }>;
}

/** What axe finds on the page as it stands, best practices and contrasts of 7:1 included. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    // The script above has just put it there.
    const { run } = (window as unknown as { axe: Axe }).axe;
    const { violations: found } = await run({
      resultTypes: ['violations'],
      rules: { 'color-contrast-enhanced': { enabled: true } },
    });
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
  });
}

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`${scheme} theme`, () => {
    test.use({ colorScheme: scheme, bypassCSP: true });

    for (const path of [...paths, '/no-such-page']) {
      test(`${path} has nothing that axe objects to`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme });
        await page.goto(path);
        expect(await violations(page)).toEqual([]);
      });
    }

    test('neither have the menu, the bubble, the dialog and a failure', async ({
      page,
      mailbox,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/curtains/wave');
      await page.getByRole('button', { name: 'Menu' }).click();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('.bubble summary').click();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page
        .getByRole('link', { name: /^Enlarge/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page)).toEqual([]);

      await mailbox.answer('500');
      const form = await openForm(page, '/contact');
      await form.fill();
      await form.send.click();
      await expect(form.status).toHaveText(words.contact.failure);
      expect(await violations(page)).toEqual([]);
    });
  });
}
