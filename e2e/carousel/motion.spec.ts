/** What moves carousels, and what stops them, under a clock of the test's own (docs/requirements.md 4.4, 4.7). */

import { getDictionary } from '../../lib/content/dictionary';
import { activeSlide, openRows, scrollToCarousel } from '../support/carousel-page';
import { expect, test } from '../support/test';

const { ui } = getDictionary('en');

/** From the start of one move to that of the next, and a move's own time (docs/requirements.md 9.1 to 9.5). */
const figures: Readonly<Record<string, readonly [every: number, duration: number]>> = {
  hero: [5000, 800],
  collection: [3500, 1000],
  features: [4500, 1000],
  clients: [2000, 1000],
  testimonials: [4000, 1000],
};

test('rows move by themselves, forwards and around, on a slow connection, too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const value = { effectiveType: '3g', saveData: true };
    Object.defineProperty(navigator, 'connection', { value });
  });
  const { rowsAfter } = await openRows(page);
  for (const { name, count, moves } of await rowsAfter(16_000)) {
    const [every = 0, duration] = figures[name] ?? [];
    const [first] = moves;
    expect(moves.length, name).toBeGreaterThan(2);
    const wanted = moves.map((_, turn) => ({
      start: (first?.start ?? 0) + turn * every,
      duration,
      slide: ((first?.slide ?? 0) + turn) % count,
    }));
    expect(moves, name).toEqual(wanted);
  }
});

test('logos and reviews stand still under a mouse, which shows the logos’ pause button, the hero does not', async ({
  page,
}) => {
  const { moversIn } = await openRows(page);
  const button = page.locator('.carousel-clients').getByRole('button');
  const isSeen = () => button.evaluate((each) => each.checkVisibility({ opacityProperty: true }));
  await expect(button).toHaveCount(1);
  expect(await isSeen()).toBe(false);
  for (const [name, every] of [
    ['hero', 5000],
    ['testimonials', 4000],
    ['clients', 2000],
  ] as const) {
    await page.locator(`.carousel-${name} .swiper`).hover();
    expect((await moversIn(2 * every)).includes(name), name).toBe(name === 'hero');
    if (name === 'clients') await expect.poll(isSeen).toBe(true);
    await page.mouse.move(2, 2);
    expect(await moversIn(every), name).toContain(name);
  }
  await button.focus();
  await expect.poll(isSeen).toBe(true);
  await button.press('Enter');
  await button.blur();
  expect(await moversIn(10_000)).toEqual([]);
  await button.press('Enter');
  expect(await moversIn(5000)).toContain('hero');
});

test('a row that comes near has all its pictures, and stands still behind a preview, which counts by its number', async ({
  page,
}) => {
  const { moversIn } = await openRows(page);
  const row = await scrollToCarousel(page, 'collection');
  const pictures = row.locator('img');
  const missing = () =>
    pictures.evaluateAll((all: HTMLImageElement[]) =>
      all.filter(({ naturalWidth }) => !naturalWidth),
    );
  await expect.poll(missing).toEqual([]);
  const before = await moversIn(12_000);
  const position = (await activeSlide(row)) ?? '';
  await row.locator('.swiper-slide-active [data-wait=PreviewDialog]').first().click();
  await page.clock.runFor(1000);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('status')).toContainText(position);
  expect((await dialog.boundingBox())?.height).toBeLessThanOrEqual(0.8 * 900 + 1);
  expect(await moversIn(10_000)).toEqual([]);
  await page.getByRole('button', { name: ui.close }).click();
  await page.mouse.move(2, 2);
  expect(await moversIn(10_000)).toEqual(before);
});

test('a row moves on after a mouse press, and rests while the keyboard is in it, all with reduced motion', async ({
  page,
}) => {
  const { moversIn } = await openRows(page);
  const row = await scrollToCarousel(page, 'features');
  await row.locator('.carousel-dot').last().click();
  await page.mouse.move(2, 2);
  expect(await moversIn(5000)).toContain('features');
  await page.keyboard.press('Shift+Tab');
  const others = await moversIn(9000);
  expect(others).not.toContain('features');
  expect(others).toContain('hero');
  await page.mouse.click(2, 2);
  expect(await moversIn(5000)).toContain('features');
  const noticed = await page.evaluateHandle(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    return { change: new Promise((resolve) => still.addEventListener('change', resolve)) };
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Browsers report it with a frame, which the test's clock does not hold.
  await noticed.evaluate(({ change }) => change.then(() => {}));
  expect(await moversIn(10_000)).toEqual([]);
  await expect(page.getByRole('button', { name: ui.pauseCarousel })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a row rests while held, moves on after a drag that the page takes, and stops with all by one button', async ({
    page,
  }) => {
    const { moversIn } = await openRows(page);
    const row = await scrollToCarousel(page, 'clients');
    const device = await page.context().newCDPSession(page);
    const { x = 0, y = 0 } = (await row.locator('.swiper').boundingBox()) ?? {};
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchCancel',
      ...places: readonly (readonly [number, number])[]
    ) =>
      device.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: places.map(([right, down]) => ({ x: x + right, y: y + down })),
      });
    await touch('touchStart', [200, 30]);
    expect(await moversIn(4000), 'held').not.toContain('clients');
    await touch('touchMove', [260, 30]);
    await touch('touchMove', [260, -90]);
    await touch('touchCancel');
    expect(await moversIn(4000)).toContain('clients');
    const pauses = page.getByRole('button', { name: ui.pauseCarousel });
    await expect(pauses).toHaveCount(1);
    await pauses.click();
    expect(await moversIn(10_000)).toEqual([]);
    await expect(row.getByRole('button')).toHaveCount(0);
    await row.locator('.swiper').click();
    await expect(row.getByRole('button')).toBeVisible();
  });
});
