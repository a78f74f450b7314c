import { picturesHeldClass, themeToggleAttribute } from '../client/contracts';
import { paths } from '../lib/pages';
import { expect, test } from './test';

/** What grows or shrinks when the lazy pictures are let go, but for the pictures themselves. Runs in the page. */
function moved(heldClass: string): string[] {
  const parts = [...document.querySelectorAll('main *:not(picture, img)')];
  const measure = () => parts.map((part) => part.getBoundingClientRect().height);
  const root = document.documentElement.classList;
  root.remove(heldClass);
  const free = measure();
  root.add(heldClass);
  const held = measure();
  return parts.flatMap((part, index) => {
    const [before, after] = [held[index] ?? 0, free[index] ?? 0];
    if (Math.abs(before - after) < 0.5) return [];
    return [`${part.outerHTML.slice(0, 80)}: ${before} -> ${after}`];
  });
}

/** Heights of what a page consists of, by what it is. Runs in the page. */
function heights(): string[] {
  const parts = document.querySelectorAll(
    'main > *, main h2, .carousel, form, time, .shop-status:not(header *), header, footer',
  );
  return [...parts].map((part) => `${part.outerHTML.split('>', 1)[0]}>: ${part.clientHeight}`);
}

for (const width of [390, 1440]) {
  test(`nothing moves when the pictures that were held back come, ${width} px`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(await page.evaluate(moved, picturesHeldClass), path).toEqual([]);
    }
  });

  test(`nothing moves when the scripts come, ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      '/',
      '/contact/',
      '/faq/',
      '/service/',
      '/gallery/',
      '/curtains/wave/',
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
