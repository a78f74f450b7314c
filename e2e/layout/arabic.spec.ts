/** Right-to-left behaviour of Arabic pages: rows, pictures and fields (docs/requirements.md 2.4). */

import type { Locator, Page } from '@playwright/test';
import { getDictionary } from '../../lib/content/dictionary';
import { fill } from '../../lib/text/fill';
import { localPath } from '../../lib/urls';
import { showText } from '../page-checks/face';
import { activeSlide, scrollToCarousel } from '../support/carousel-page';
import { textFile } from '../support/exported';
import { hydrated } from '../support/hydrated';
import { curtainPage } from '../support/sample-pages';
import { expect, test } from '../support/test';

const { errors, form: words, ui } = getDictionary('ar');

/** Swipes over the middle of an element, by CSS pixels to the right. */
async function swipe(page: Page, element: Locator, way: number): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  const touch = await page.context().newCDPSession(page);
  const at = (part: number) => [
    { x: x + width / 2 + way * (part - 0.5), y: Math.min(y + height / 2, 700) },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Whether the tip of a button's arrow, the middle of its path, is left of the path's ends. */
const pointsLeft = (button: Locator) =>
  button.locator('svg path').evaluate((path: SVGPathElement) => {
    const [tip = 0, end = 0] = [path.getTotalLength() / 2, 0].map(
      (at) => path.getPointAtLength(at).matrixTransform(path.getScreenCTM() ?? undefined).x,
    );
    return tip < end;
  });

/** The button for what is next, which is on the left, as its arrow says. */
async function nextButton(within: Locator): Promise<Locator> {
  const next = within.getByRole('button', { name: ui.next });
  const previous = within.getByRole('button', { name: ui.previous });
  const box = await previous.boundingBox();
  expect((await next.boundingBox())?.x).toBeLessThan(box?.x ?? 0);
  expect([await pointsLeft(next), await pointsLeft(previous)]).toEqual([true, false]);
  return next;
}

test.describe('by finger and keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a carousel advances to the left', async ({ page }) => {
    // Moves at once, and only by input.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(localPath('/', 'ar'));
    const root = await scrollToCarousel(page, 'collection');
    const next = await nextButton(root);
    for (const [act, slide] of [
      [() => next.press('ArrowLeft'), '2'],
      [() => next.press('ArrowRight'), '1'],
      [() => next.press('Enter'), '2'],
      [() => swipe(page, root.locator('.swiper'), 200), '3'],
    ] as const) {
      await act();
      await expect.poll(() => activeSlide(root)).toMatch(new RegExp(`^${slide}\\b`));
    }
  });

  test('the next pictures slide in from the left', async ({ page }) => {
    await page.goto(localPath(curtainPage.path, 'ar'));
    await hydrated(page);
    const opener = page.locator('figure[data-preview-item] a[data-wait=PreviewDialog]').first();
    await opener.tap();
    const dialog = page.getByRole('dialog');
    const { length: count } = curtainPage.media;
    const at = (index: number) => fill(ui.position, { index, count });
    await expect(dialog).toContainText(at(1));
    await swipe(page, dialog.locator('img'), 200);
    await expect(dialog).toContainText(at(2));
    await page.keyboard.press('ArrowLeft');
    await expect(dialog).toContainText(at(3));
    await page.keyboard.press('ArrowRight');
    await expect(dialog).toContainText(at(2));
    await nextButton(dialog);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });
});

test('an empty message field is right-to-left', async ({ shared: { page } }) => {
  await page.goto(localPath('/contact', 'ar'));
  const message = page.getByLabel(words.message, { exact: true });
  await expect(message).toHaveCSS('direction', 'rtl');
  await message.fill('two windows');
  await expect(message).toHaveCSS('direction', 'ltr');
  await message.fill('نافذتان، ٢٤٠ × ٢٦٠ سم');
  await expect(message).toHaveCSS('direction', 'rtl');
});

for (const oneForAll of [false, true]) {
  const host = oneForAll ? 'that has one for all' : 'that has one for each language';
  test(`an unknown address is answered in Arabic first by a host ${host}`, async ({
    shared: { page },
  }) => {
    const body = textFile('404.html');
    if (oneForAll)
      await page.route('**/no-such-page', (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', body }),
      );
    expect((await page.goto(localPath('/no-such-page', 'ar')))?.status()).toBe(404);
    const heading = page.getByRole('heading', { name: errors.notFound.heading });
    await expect(heading).toBeInViewport();
    // The page's head declares the font, also for parts below the first screen.
    const families = await page.evaluate(async () =>
      [...(await document.fonts.ready)]
        .filter(({ status }) => status === 'loaded')
        .map(({ family }) => family),
    );
    expect(families).toContain('arabic');
    await page.getByRole('link', { name: errors.notFound.home }).click();
    await expect(page).toHaveURL(new RegExp(`${localPath('/', 'ar').replace(/\/?$/, '/')}$`));
  });
}

test('a price of thousands is on one line of a phone', {
  tag: '@layout',
}, async ({ shared: { page } }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(localPath(curtainPage.path, 'ar'));
  await hydrated(page);
  await showText(page, 'wide');
  const price = page.locator('output > span').first();
  await price.evaluate((each) => {
    each.textContent = 'من 1,950 إلى 4,200 ر.ق';
  });
  expect(await price.evaluate((each) => each.getClientRects().length)).toBe(1);
});

test('an address with a program’s addition leads to its page', async ({ shared: { page } }) => {
  const path = localPath('/visit', 'ar');
  for (const addition of [').', '/.', ',', '/»', '&fbclid=x']) {
    await page.goto(path + addition, { waitUntil: 'commit' });
    await expect(page, addition).toHaveURL(new RegExp(`${path}/$`));
    await expect(page.locator('h1')).not.toHaveText(errors.notFound.heading);
  }
  await page.goto(`${path}/nothing).`, { waitUntil: 'commit' });
  await expect(page).toHaveURL(new RegExp(`${path}/nothing/$`));
  await expect(page.locator('.slide-in').first()).toBeVisible();
});
