import { hydrated } from './hydrated';
import { curtainPage } from './sample-pages';
import { delayScripts, expect, test } from './test';

const taps = '[data-preview-item] a[data-wait]';

test('a tap that has to wait for scripts shows it, and is answered when they come', async ({
  page,
}) => {
  for (const moment of ['before the page’s scripts', 'before the dialog’s']) {
    let letGo = await delayScripts(page);
    await page.goto(curtainPage.path, { waitUntil: 'domcontentloaded' });
    if (moment.endsWith('dialog’s')) {
      letGo();
      await hydrated(page);
      await page.unrouteAll();
      letGo = await delayScripts(page);
    }
    const link = page.locator(taps).first();
    await link.click();
    // Before any script is loaded.
    await expect(link, moment).toHaveAttribute('aria-busy', 'true');
    const ring = link.locator('.magnifier').evaluate((mark) => getComputedStyle(mark, '::after'));
    expect((await ring).animationName, moment).not.toBe('none');
    letGo();
    await expect(page.getByRole('dialog'), moment).toBeVisible();
    await expect(link, moment).not.toHaveAttribute('aria-busy');
    await page.unrouteAll();
  }
});
