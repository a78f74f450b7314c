import { curtainPage } from './some-pages';
import { expect, test } from './test';

// It is a disclosure of the browser's own; React, as it hydrates, would put back what these tests take away.
test.use({ javaScriptEnabled: false });

test('the bubble’s panel stays on the screen, however long an address or large the letters', async ({
  page,
}) => {
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
    expect(x, letters).toBeGreaterThanOrEqual(0);
    expect(y, letters).toBeGreaterThanOrEqual(0);
    expect(x + width, letters).toBeLessThanOrEqual(320);
  }
});

test('on the smallest phones the bubble covers no words and no chips', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const path of [curtainPage.path, '/about', '/ar/service']) {
    await page.goto(path);
    // As wide as the screen, at every height that it passes by.
    const covered = await page.evaluate(() => {
      const bubble = document.querySelector('.bubble-button')?.getBoundingClientRect();
      const words = document.createTreeWalker(
        document.querySelector('main') ?? document.body,
        NodeFilter.SHOW_TEXT,
      );
      const found: string[] = [];
      for (let node = words.nextNode(); node; node = words.nextNode()) {
        const { parentElement: parent, textContent } = node;
        if (!bubble || !parent?.checkVisibility() || parent.closest('.sr-only, .page-row'))
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const chip = parent.closest('a, button, li > span')?.getBoundingClientRect();
        for (const { left, right } of [...range.getClientRects(), ...(chip ? [chip] : [])]) {
          const [start, end] = [Math.max(left, bubble.left), Math.min(right, bubble.right)];
          if (end - start > 0.5) found.push(textContent ?? '');
        }
      }
      return found;
    });
    expect(covered, path).toEqual([]);
  }
  const { x = 0, width = 0 } = (await page.locator('.bubble-button').boundingBox()) ?? {};
  expect(x === 0 || x + width === 320, 'at the edge of the screen').toBe(true);
});

test('on phones the bubble stays as small as a finger needs, however large the letters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(curtainPage.path);
  for (const letters of ['100%', '200%']) {
    await page.locator('html').evaluate((root, size) => {
      root.style.fontSize = size;
    }, letters);
    const place = { x: 330, y: 784, width: 48, height: 48 };
    expect(await page.locator('.bubble-button').boundingBox(), letters).toEqual(place);
  }
});

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [1440, 900],
] as const) {
  test(`the bubble has its place before its button is read, ${width}x${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(curtainPage.path);
    const bubble = page.locator('.bubble');
    const whole = await bubble.boundingBox();
    await bubble.evaluate((aside) => aside.querySelector('details')?.remove());
    expect(await bubble.boundingBox()).toEqual(whole);
  });
}
