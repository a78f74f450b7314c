import { expect, test } from './test';

const picture = '.parallax > picture';

for (const width of [390, 1440]) {
  test(`the services’ banner goes by slower than the page at ${width} px, and stays covered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/service');
    const frame = page.locator('.parallax');
    const edges = async () => {
      const [inner, outer] = [await page.locator(picture).boundingBox(), await frame.boundingBox()];
      if (!inner || !outer) throw new Error('no banner');
      return {
        above: outer.y - inner.y,
        below: inner.y + inner.height - (outer.y + outer.height),
      };
    };
    const covers: { readonly above: number; readonly below: number }[] = [];
    for (const y of [0, 150, 300]) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      covers.push(await edges());
    }
    for (const { above, below } of covers) {
      expect(above).toBeGreaterThanOrEqual(0);
      expect(below).toBeGreaterThanOrEqual(0);
    }
    const [first, , last] = covers;
    // 400 px on the way from below the screen to above it.
    expect((first?.above ?? 0) - (last?.above ?? 0)).toBeGreaterThan(40);
  });
}

test('the services’ banner rests for those who ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/service');
  await expect(page.locator(picture)).toHaveCSS('transform', 'none');
});
