/** What opens on a page has nothing that axe objects to; whole pages are looked at in every-page.spec.ts. */

import { ui } from '../content/en/ui';
import { openForm, words } from './form-page';
import { axeFindings } from './page-checks/axe';
import { curtainPage } from './some-pages';
import { answerPosts, expect, test } from './test';

for (const scheme of ['light', 'dark'] as const) {
  test(`the menu, the bubble, the dialog and a failure, ${scheme} theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(curtainPage.path);
    await page.getByRole('button', { name: ui.menu }).click();
    await expect(page.getByRole('navigation', { name: ui.mainNavigation })).toBeVisible();
    expect(await axeFindings(page), 'menu').toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('.bubble summary').click();
    await expect(page.locator('.bubble a').last()).toBeVisible();
    expect(await axeFindings(page), 'bubble').toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('main [data-wait="preview"]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await axeFindings(page), 'dialog').toEqual([]);

    await answerPosts(page, { status: 500, body: 'Internal Server Error' });
    const form = await openForm(page, '/contact');
    await form.fill();
    await form.send.click();
    await expect(form.status).toHaveText(words.contact.failure);
    expect(await axeFindings(page), 'failure').toEqual([]);
  });
}
