import type { Browser, Page } from '@playwright/test';
import { expect, test } from './test';

/** What a trace of Chromium says of one pass over the page's style. */
interface StylePass {
  readonly name: string;
  readonly args: { readonly elementCount?: number };
}

/** The largest number of elements whose style was worked out at once while something happened. */
async function mostRestyled(browser: Browser, page: Page, happen: () => Promise<void>) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await happen();
  const trace: { readonly traceEvents: readonly StylePass[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  const counts = trace.traceEvents.map(({ args }) => args.elementCount ?? 0);
  return Math.max(...counts);
}

for (const path of ['/', '/curtains/wave/', '/contact/']) {
  test(`the page's style is not worked out anew as it wakes up: ${path}`, async ({
    browser,
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const all = await page.locator('*').count();
    const most = await mostRestyled(browser, page, async () => {
      // Begun at once: the start-up script takes up its work 0.2 s after the page is loaded.
      await expect(page.locator('html')).not.toHaveClass(/first-picture/);
      await page.waitForFunction(() => document.querySelector('[type="speculationrules"]'));
      await page.mouse.move(10, 10);
      await expect(page.locator('html')).toHaveClass(/awake/);
      await expect(page.locator('[data-theme-toggle]')).toHaveCount(0);
    });
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(all / 3);
  });
}
