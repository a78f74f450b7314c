/** The preview dialog by mouse, keyboard and touch, and its enquiry link (docs/requirements.md 4.1, 9.13). */
import type { Locator, Page } from '@playwright/test';
import { getDictionary } from '../lib/content/dictionary';
import { fill } from '../lib/text/fill';
import { hydrated } from './support/hydrated';
import { curtainPage } from './support/sample-pages';
import { delayRequests, delayScripts, expect, test } from './support/test';

const { ui } = getDictionary('en');

const firstLink = (page: Page) =>
  page.locator('figure[data-preview-item] a[data-wait=PreviewDialog]').first();
const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;

const grown = (dialog: Locator) =>
  dialog.evaluate(async (root) => {
    await Promise.all(root.getAnimations().map(({ finished }) => finished));
  });

async function openFirst(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await firstLink(page).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('img')).toBeVisible();
  await grown(dialog);
  return dialog;
}

test('says that it loads, and a picture has its place before it arrives', async ({
  shared: { page },
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(curtainPage.path);
  await hydrated(page);
  const letLoad = await delayScripts(page);
  const letArrive = await delayRequests(page, /\.(avif|webp)$/);
  await firstLink(page).press('Enter');
  await expect(page.getByText(ui.loading, { exact: true })).toBeVisible();
  letLoad();
  const picture = page.getByRole('dialog').locator('img');
  await expect(picture).toBeVisible();
  await grown(page.getByRole('dialog'));
  const before = await picture.boundingBox();
  letArrive();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.boundingBox()).toEqual(before);
});

test('closes in each way, without a history entry, and its link has the focus again', {
  tag: '@core',
}, async ({ shared: { page, consoleErrors } }) => {
  await page.goto(curtainPage.path);
  const [link, dialog] = [firstLink(page), page.getByRole('dialog')];
  const ways = [
    () => dialog.getByRole('button', { name: ui.close }).click(),
    () => page.mouse.click(5, 450),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of ways) {
    // Like screen readers, which click without focus.
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(dialog).toBeVisible();
    await close();
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(link).toBeFocused();
  }
  expect(consoleErrors).toEqual([]);
});

test('navigates a page’s pictures and films, announces them, and asks about each', async ({
  shared: { page },
}) => {
  const dialog = await openFirst(page, `${curtainPage.path}/?utm_source=x`);
  const items = await page.locator('figure[data-preview-item]').evaluateAll((all) =>
    all.map((item) => ({
      isFilm: item.matches('.film'),
      alt: item.querySelector('img')?.alt ?? '',
      name: item.querySelector('h3, figcaption')?.textContent ?? '',
      address: `${location.origin}${location.pathname}#${item.id}`,
    })),
  );
  const [status, film] = [dialog.getByRole('status'), dialog.locator('video')];
  const ask = dialog.getByRole('link', { name: ui.askAboutThis });
  const at = (index: number) => fill(ui.position, { index, count: items.length });
  for (const [index, { isFilm, alt, name, address }] of items.entries()) {
    if (index > 0) await page.keyboard.press('ArrowRight');
    if (isFilm) await expect(film).toHaveJSProperty('paused', false);
    else await expect(film).toHaveCount(0);
    await expect(status).toContainText(at(index + 1));
    await expect(status).toContainText(alt);
    const { host, searchParams } = new URL((await ask.getAttribute('href')) ?? '');
    expect(host).toBe('wa.me');
    for (const part of [name, address]) expect(searchParams.get('text')).toContain(part);
  }
  await dialog.getByRole('button', { name: ui.next }).click();
  await expect(status).toContainText(at(1));
  await dialog.getByRole('button', { name: ui.previous }).click();
  await expect(status).toContainText(at(items.length));
  expect((await dialog.boundingBox())?.height).toBeLessThanOrEqual(0.9 * 900 + 1);
});

test('zooms by button, and pans by arrows', async ({ shared: { page } }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  const dialog = await openFirst(page, curtainPage.path);
  const [picture, stage] = [dialog.locator('img'), dialog.locator('.preview-stage')];
  const zoom = dialog.getByRole('button', { name: ui.zoom, exact: true });
  await expect(dialog.getByRole('button', { name: ui.close, exact: true })).toBeFocused();
  const width = await widthOf(picture);
  await zoom.press('Enter');
  // No further than the pixels of its file go.
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(1.2 * width);
  expect(await widthOf(picture)).toBeLessThanOrEqual(2.5 * width + 1);
  await page.keyboard.press('Shift+Tab');
  await expect(stage).toBeFocused();
  const left = () => stage.evaluate((element) => element.scrollLeft);
  const middle = await left();
  expect(middle).toBeGreaterThan(100);
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(middle);
  await expect(dialog.getByRole('status')).toContainText('1');
  await picture.dblclick();
  expect(await widthOf(picture)).toBeCloseTo(width, 0);
  // Where all of its pixels are shown there is nothing to zoom.
  await page.setViewportSize({ width: 2600, height: 2000 });
  await expect(zoom).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a picture has full width, and Back closes the preview, and only that', async ({ page }) => {
    await page.goto('/about');
    await page.goto(curtainPage.path);
    const [link, dialog] = [firstLink(page), page.getByRole('dialog')];
    for (let times = 0; times < 2; times += 1) {
      await link.tap();
      await expect(dialog).toBeVisible();
      await expect.poll(() => page.evaluate(() => history.length)).toBe(4);
      await expect.poll(() => widthOf(dialog.locator('img'))).toBe(390);
      await page.evaluate(() => history.back());
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
    }
    // Closed by its button, it leaves no history entry.
    await link.tap();
    await dialog.getByRole('button', { name: ui.close }).tap();
    await expect(dialog).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state?.dialogId)).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL(/about/);
  });
});
