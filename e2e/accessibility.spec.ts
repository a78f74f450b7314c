/** axe on menus, dialogs and disclosures; every-page.spec.ts runs it on whole pages. */

import { getDictionary } from '../content/dictionary';
import { openForm, words } from './form-page';
import { axeViolations } from './page-checks/axe';
import { curtainPage } from './sample-pages';
import { expect, mockPosts, test } from './test';

const { ui } = getDictionary('en');

for (const scheme of ['light', 'dark'] as const) {
  test(`the menu, the bubble, the dialog and a failure, ${scheme} theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme });
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

    await mockPosts(page, { status: 500, body: 'Internal Server Error' });
    const form = await openForm(page, '/contact');
    await form.fill();
    await form.send.click();
    await expect(form.status).toHaveText(words.contact.failure);
    expect(await axeViolations(page), 'failure').toEqual([]);
  });
}
