import { curtainPage, servicePage } from './some-pages';
import { expect, test } from './test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('Back closes an open preview, and only that', async ({ page }) => {
  await page.goto('/about');
  await page.goto(curtainPage.path);
  const link = page.getByRole('link', { name: /^Enlarge/ }).first();
  const dialog = page.getByRole('dialog');
  await link.tap();
  await expect(dialog).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.length)).toBe(4);
  await page.evaluate(() => history.back());
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(curtainPage.path));
  await expect(link).toBeFocused();

  // Another one after it, and the menu in between: still one step each.
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.tap();
  await menu.tap();
  const other = page.getByRole('link', { name: /^Enlarge/ }).nth(1);
  await other.tap();
  await expect(dialog).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.length)).toBe(4);
  await page.evaluate(() => history.back());
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(new RegExp(curtainPage.path));
  await expect(other).toBeFocused();

  // Closed by its button, it leaves no step behind.
  await link.tap();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/about/);
});

test('a picture takes the whole width, and grows by a double tap where it is tapped', async ({
  page,
}) => {
  await page.goto(curtainPage.path);
  await page
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .tap();
  const dialog = page.getByRole('dialog');
  const picture = dialog.locator('img');
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  await expect.poll(width).toBe(390);
  await expect(dialog.getByRole('paragraph').first()).toBeVisible();

  const stage = dialog.locator('.preview-stage');
  const { x = 0, y = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  await page.mouse.dblclick(x + 300, y + height / 2);
  await expect.poll(width).toBe(975);
  // The place that was tapped is in the middle now; the rest is reached by panning.
  expect(await stage.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(500);
  await expect(stage).toHaveCSS('overflow-x', 'auto');
  await page.mouse.dblclick(195, y + height / 2);
  await expect.poll(width).toBe(390);
});

test('two fingers enlarge a picture, and what is enlarged is not turned by one', async ({
  page,
}) => {
  await page.goto(curtainPage.path);
  await page
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('img')).toBeVisible();
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: readonly number[]) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((x, id) => ({ x, y: 420, id })),
    });
  await touch('touchStart', 165, 225);
  for (let way = 10; way <= 100; way += 10) await touch('touchMove', 165 - way, 225 + way);
  await touch('touchEnd');
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(2);
  await touch('touchStart', 300);
  for (let x = 290; x >= 100; x -= 10) await touch('touchMove', x);
  await touch('touchEnd');
  await expect(dialog.getByText('1 of 6')).toBeAttached();
});

test('captions are whole, and no wider than their picture', async ({ page }) => {
  await page.goto(servicePage.path);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await page
      .getByRole('link', { name: /^Enlarge/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const caption = dialog.locator('.preview-caption');
    await expect(caption).not.toBeEmpty();
    const cut = await caption.evaluate((text) => text.scrollWidth > text.clientWidth);
    expect(cut, `${viewport.width} px`).toBe(false);
    await expect(dialog.locator('img')).toBeVisible();
    await expect
      .poll(async () => {
        const [frame, image] = [
          await dialog.boundingBox(),
          await dialog.locator('img').boundingBox(),
        ];
        return Math.abs((frame?.width ?? 0) - (image?.width ?? -9));
      })
      .toBeLessThan(2);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
