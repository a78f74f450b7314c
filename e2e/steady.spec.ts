import { themeToggleAttribute } from '../browser/contracts';
import { curtainPage } from './some-pages';
import { expect, test } from './test';

/** Heights of what a page consists of, by what it is; the days of posts change at midnight. Runs in the page. */
function heights(): string[] {
  const parts = document.querySelectorAll(
    'main > *, main h2, .carousel, form, time, .shop-status:not(header *), header, footer',
  );
  return [...parts].map((part) => `${part.localName}.${part.className}: ${part.clientHeight}`);
}

for (const width of [390, 1440]) {
  test(`nothing moves when the scripts come, ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      '/',
      '/contact/',
      '/faq/',
      '/service/',
      '/gallery/',
      `${curtainPage.path}/`,
      '/blog/',
    ]) {
      await page.goto(path);
      const before = await page.evaluate(heights);
      await expect(page.locator(`[${themeToggleAttribute}]`)).toHaveCount(0);
      await expect(page.locator('.shop-status [aria-hidden]')).not.toHaveCount(0);
      expect(await page.evaluate(heights), path).toEqual(before);
    }
  });
}
