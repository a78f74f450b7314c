import { wordsOf } from '../content/words';
import { pageHref } from '../lib/pages/urls';
import { hydrated } from './hydrated';
import { expect, test } from './test';

test.use({ hasTouch: true });

for (const [width, height] of [
  [820, 1180],
  [768, 1024],
  [744, 1133],
] as const) {
  test(`the menu still closes when a tablet of ${width} px is turned`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // One of them in Arabic.
    const locale = width === 768 ? 'ar' : 'en';
    const { menu, mainNavigation } = wordsOf(locale).ui;
    await page.goto(pageHref('/about', locale));
    const button = page.getByRole('button', { name: menu });
    const navigation = page.getByRole('navigation', { name: mainNavigation });
    await button.tap();
    await expect(navigation).toBeVisible();
    await page.setViewportSize({ width: height, height: width });
    await expect(navigation).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await button.tap();
    // Where its row has room it is shown as one.
    await expect(height < 1100 ? navigation : button).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    await page.getByRole('main').getByRole('link').first().tap({ trial: true });
  });
}

for (const [width, height] of [[900, 1280]] as const) {
  test(`the menu is still one when a window of ${width} px gets as wide as its row`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/about');
    const button = page.getByRole('button', { name: 'Menu' });
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await button.tap();
    await expect(navigation).toBeVisible();
    await page.setViewportSize({ width: height, height: width });

    // A panel with a ground of its own beside the page, which scrolls, and a button that closes it.
    await expect(navigation).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const panel = await navigation.boundingBox();
    expect(panel?.width).toBeLessThan(height / 2);
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    await button.tap();
    await expect(button).toBeHidden();

    // Closed, it is the header's row.
    await expect(
      navigation.getByRole('link', { name: wordsOf('en').navigation['/contact'] }),
    ).toBeVisible();
    const row = await navigation.boundingBox();
    expect(row?.height).toBeLessThanOrEqual(72);
    await page.getByRole('main').getByRole('link').first().tap({ trial: true });
  });
}

test('nothing in the header moves when the scripts start', async ({ page }) => {
  // Held still, so that the page is measured before any script of it knows the time.
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const places = () =>
    page
      .getByRole('banner')
      .locator('.nav-item, .icon-button')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().x));
  for (const width of [1240, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    const before = await places();
    release();
    await hydrated(page);
    expect(await places(), `${width} px`).toEqual(before);
  }
});

test('the header is as wide as the content', async ({ page }) => {
  for (const width of [1240, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    const edges = (selector: string) =>
      page.locator(selector).evaluateAll((parts) => {
        const boxes = parts.map((part) => part.getBoundingClientRect()).filter((box) => box.width);
        return [
          Math.min(...boxes.map((box) => box.left)),
          Math.max(...boxes.map((box) => box.right)),
        ];
      });
    const [start, end] = await edges('main .container-page');
    const [from, to] = await edges('.site-header > .brand, .header-tools > *');
    expect(from, `${width} px`).toBeCloseTo(start ?? 0, 0);
    expect(to, `${width} px`).toBeCloseTo(end ?? 0, 0);
  }
});
