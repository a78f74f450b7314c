/** The floating contact bubble. */
import { curtainPage } from './sample-pages';
import { expect, test } from './test';

test.describe('as a disclosure of the browser’s own', () => {
  // Hydration would restore what these tests remove.
  test.use({ javaScriptEnabled: false });

  test('its panel fits the screen with long addresses and large text', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(curtainPage.path);
    await page.locator('.bubble summary').click();
    const panel = page.locator('.bubble-list');
    await panel.getByRole('link', { name: '@' }).evaluate((link) => {
      link.append('.the-whole-name-of-a-shop-and-its-district.example.com');
    });
    for (const letters of ['100%', '200%']) {
      await page.locator('html').evaluate((root, size) => {
        root.style.fontSize = size;
      }, letters);
      const { x = -1, y = -1, width = 0 } = (await panel.boundingBox()) ?? {};
      expect(Math.min(x, y), letters).toBeGreaterThanOrEqual(0);
      expect(x + width, letters).toBeLessThanOrEqual(320);
    }
  });

  test('it covers no words and no chips of the smallest phones', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    for (const path of [curtainPage.path, '/ar/service']) {
      await page.goto(path);
      // A full-width element at every height that it passes.
      const covered = await page.locator('main').evaluate((main) => {
        const bubble = document.querySelector('.bubble-button')?.getBoundingClientRect();
        const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = words.nextNode(); node; node = words.nextNode()) {
          const { parentElement: parent, textContent } = node;
          if (!bubble || !parent?.checkVisibility() || parent.closest('.sr-only, .page-row'))
            continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const chip = parent.closest('a, button, li > span')?.getBoundingClientRect();
          for (const { left, right } of [...range.getClientRects(), ...(chip ? [chip] : [])])
            if (Math.min(right, bubble.right) - Math.max(left, bubble.left) > 0.5)
              found.push(textContent ?? '');
        }
        return found;
      });
      expect(covered, path).toEqual([]);
    }
  });

  test('it has its place before its button is read', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(curtainPage.path);
    const bubble = page.locator('.bubble');
    const whole = await bubble.boundingBox();
    await bubble.evaluate((aside) => aside.querySelector('details')?.remove());
    expect(await bubble.boundingBox()).toEqual(whole);
  });
});
