/** docs/requirements.md 9.9 */
import { defaultLocale } from '../../config/locales';
import { localPath } from '../../lib/urls';
import { faces, showText } from '../page-checks/face';
import { nextFrames } from '../support/hydrated';
import { curtainPage } from '../support/sample-pages';
import { expect, test } from '../support/test';

test('the services’ banner has a parallax effect without gaps, and its heights', async ({
  shared: { page },
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/service');
  /** How far the picture is covered at its top while the page is scrolled. */
  const coverAt = async (y: number) => {
    await page.evaluate((top) => scrollTo(0, top), y);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
    await nextFrames(page);
    const [above = -1, below = -1] = await page.locator('.parallax .stage').evaluate((frame) => {
      const outer = frame.getBoundingClientRect();
      const inner = frame.querySelector('picture')?.getBoundingClientRect() ?? outer;
      return [outer.top - inner.top, inner.bottom - outer.bottom];
    });
    expect(Math.min(above, below)).toBeGreaterThanOrEqual(0);
    return above;
  };
  const covers = [await coverAt(0), await coverAt(150), await coverAt(300)];
  // 400 px while it crosses the viewport.
  expect((covers[0] ?? 0) - (covers[2] ?? 0)).toBeGreaterThan(40);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await coverAt(0)).toBe(await coverAt(300));
  // 300, 400 or 500 px, in low windows at least 240.
  for (const [width, height, least] of [
    [390, 844, 300],
    [800, 700, 400],
    [1440, 700, 500],
    [1280, 600, 240],
    [844, 390, 240],
  ] as const) {
    await page.setViewportSize({ width, height });
    const banner = (await page.locator('.parallax .stage').boundingBox())?.height;
    if (height < 700) expect(banner, `${width}x${height}`).toBeGreaterThanOrEqual(least);
    else expect(banner, `${width}x${height}`).toBe(least);
  }
});

/** A phone upright and in landscape, a desktop, a wide screen. */
const windows = [
  [390, 844],
  [844, 390],
  [1440, 900],
  [2560, 1440],
] as const;

/**
 * How the text box lies on its picture: the share that it covers, how far it leaves the frame, and ends past it (pixels).
 * Runs in the page.
 */
function cornerOf(frame: Element) {
  const [stage, corner] = [frame.querySelector('.stage'), frame.querySelector('.corner')];
  if (!stage || !corner) throw new Error('no picture with a corner');
  const [outer, inner] = [stage.getBoundingClientRect(), corner.getBoundingClientRect()];
  const across = Math.min(outer.right, inner.right) - Math.max(outer.left, inner.left);
  const down = Math.min(outer.bottom, inner.bottom) - inner.top;
  return {
    covered: (across * down) / (outer.width * outer.height),
    outside: Math.max(outer.left - inner.left, inner.right - outer.right, outer.top - inner.top),
    past: inner.bottom - outer.bottom,
    high: outer.height,
  };
}

// A desktop's is at least 62 % of its window, the hero 80 %.
for (const [path, locale, onPhone, onDesktop] of [
  ['/', 'ar', undefined, 720],
  [curtainPage.path, defaultLocale, 300, 558],
  ['/curtains', defaultLocale, 200, 300],
  ['/service', defaultLocale, 300, 500],
] as const) {
  test(`the picture of ${localPath(path, locale)} has its height, of which words cover a third at most`, {
    tag: '@layout',
  }, async ({ shared: { page } }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(localPath(path, locale));
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    for (const [width, height, face] of windows.flatMap((size) =>
      faces.map((face) => [...size, face] as const),
    )) {
      const where = `${width}x${height}, ${face}`;
      await page.setViewportSize({ width, height });
      await showText(page, face);
      await nextFrames(page);
      const { covered, outside, past, high } = await page
        .locator('.cornered')
        .first()
        .evaluate(cornerOf);
      if (width === 390 && onPhone) expect.soft(high, where).toBeCloseTo(onPhone, 0);
      if (width === 1440) expect.soft(high, where).toBeCloseTo(onDesktop, 0);
      expect.soft(covered, where).toBeLessThanOrEqual(height < 600 ? 0.5 : 1 / 3);
      expect.soft(outside, where).toBeLessThan(1);
      // Or a line of the picture shows below the box.
      expect.soft(past, where).toBeGreaterThan(0.5);
      await expect
        .soft(page.getByRole('heading', { level: 1 }), where)
        .toBeInViewport({ ratio: 1 });
    }
  });
}
