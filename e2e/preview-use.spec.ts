/** What the preview does for keyboards, screen readers and fingers, and how a picture in it is asked about. */
import type { Locator, Page } from '@playwright/test';
import { wordsOf } from '../content/words';
import { curtainPage, servicePage } from './some-pages';
import { expect, test } from './test';

const { ui } = wordsOf('en');

async function openFirst(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await page.locator('[data-preview-item] a[data-wait]').first().press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('img')).toBeVisible();
  return dialog;
}

const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;

test('zooms by button and keys, is panned by arrows, and keeps the focus', async ({ page }) => {
  for (const path of [curtainPage.path, `/ar${curtainPage.path}`]) {
    const words = wordsOf(path.startsWith('/ar') ? 'ar' : 'en').ui;
    const dialog = await openFirst(page, path);
    const [picture, stage] = [dialog.locator('img'), dialog.locator('.preview-stage')];
    const zoom = dialog.getByRole('button', { name: words.zoom, exact: true });
    await expect(dialog.getByRole('button', { name: words.close, exact: true })).toBeFocused();
    await expect(zoom).toHaveAttribute('aria-pressed', 'false');
    const width = await widthOf(picture);

    await zoom.press('Enter');
    await expect(zoom).toHaveAttribute('aria-pressed', 'true');
    expect(await widthOf(picture)).toBeCloseTo(2.5 * width, 0);
    await expect(zoom).toBeFocused();
    await expect(dialog.getByRole('group', { name: words.zoomed })).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(stage).toBeFocused();

    const left = () => stage.evaluate((element) => element.scrollLeft);
    const middle = await left();
    await page.keyboard.press('ArrowRight');
    expect(await left()).toBeGreaterThan(middle);
    await page.keyboard.press('Home');
    expect(await left()).toBe(0);
    await page.keyboard.press('End');
    expect(
      await stage.evaluate((element) => element.scrollLeft + element.clientWidth),
    ).toBeGreaterThanOrEqual(Math.floor(2.5 * width));
    await expect(dialog.getByRole('status')).toContainText('1');

    await page.keyboard.press('-');
    expect(await widthOf(picture)).toBeLessThan(2 * width);
    await page.keyboard.press('0');
    await expect(stage).toBeFocused();
    await expect(zoom).toHaveAttribute('aria-pressed', 'false');
    expect(await widthOf(picture)).toBeCloseTo(width, 0);
    await page.keyboard.press('+');
    expect(await widthOf(picture)).toBeCloseTo(1.5 * width, 0);
  }
});

test('says what the picture that is turned to shows', async ({ page }) => {
  const dialog = await openFirst(page, curtainPage.path);
  const alts = await page
    .locator('[data-preview-item] img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt));
  await expect(dialog.getByRole('status')).toContainText(alts[0] ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toContainText(alts[1] ?? '');
});

test('what it shows can be asked about: by page, name and anchor', async ({ page }) => {
  for (const path of ['/', `/ar${curtainPage.path}/`, `${servicePage.path}/`]) {
    const dialog = await openFirst(page, `${path}?utm_source=x`);
    const items = page.locator('[data-preview-group] [data-preview-item], [data-preview-item]');
    const words = wordsOf(path.startsWith('/ar') ? 'ar' : 'en').ui;
    const ask = dialog.getByRole('link', { name: words.askAboutThis });
    for (const index of [0, 1]) {
      const item = items.nth(index);
      const [caption, id] = [
        await item.getAttribute('data-caption'),
        await item.getAttribute('id'),
      ];
      const href = new URL((await ask.getAttribute('href')) ?? '');
      expect(href.host).toBe('wa.me');
      const text = href.searchParams.get('text') ?? '';
      expect(text).toContain(caption ?? 'no caption');
      const { origin } = new URL(page.url());
      expect(text).toContain(`${origin}${new URL(page.url()).pathname}#${id}`);
      await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
      await page.keyboard.press(path.startsWith('/ar') ? 'ArrowLeft' : 'ArrowRight');
    }
    await page.keyboard.press('Escape');
    // Its step in the history is taken back; the next page would be, too.
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
  }
});

test('films that play in place can be asked about, too', async ({ page }) => {
  await page.goto('/gallery/');
  const figure = page.locator('figure[data-film]').first();
  const ask = figure.getByRole('link', { name: ui.askAboutThis });
  const text = new URL((await ask.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain(`/gallery/#${await figure.getAttribute('id')}`);
});

test('a finger zooms by a double tap, once', async ({ browser, site }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const dialog = await openFirst(page, `${site.url}${curtainPage.path}/`);
  const { x = 0, y = 0, height = 0 } = (await dialog.locator('img').boundingBox()) ?? {};
  for (const width of [975, 390]) {
    await page.touchscreen.tap(x + 195, y + height / 2);
    await page.touchscreen.tap(x + 195, y + height / 2);
    await expect.poll(() => widthOf(dialog.locator('img'))).toBe(width);
    // A third tap that belongs to no pair comes later.
    await page.waitForFunction(() => new Promise((done) => setTimeout(done, 400, true)));
  }
  await context.close();
});

test('on a phone on its side the picture has the whole height, its words stand beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const dialog = await openFirst(page, curtainPage.path);
  const picture = await dialog.locator('img').boundingBox();
  const caption = await dialog.locator('.preview-caption').boundingBox();
  expect(picture?.height).toBeCloseTo(0.9 * 390, 0);
  expect(caption?.x).toBeGreaterThanOrEqual((picture?.x ?? 0) + (picture?.width ?? 0));
  for (const button of await dialog.locator('button, a').all()) {
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});
