import { defaultLocale } from '../../config/locales';
import { localPath } from '../../lib/urls';
import { nextFrames } from '../support/hydrated';
import { arabicIfAny, curtainPage, servicePage } from '../support/sample-pages';
import { expect, test } from '../support/test';

test('the services’ banner has a parallax effect without gaps', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/service');
  const covers: number[] = [];
  for (const y of [0, 150, 300]) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(y);
    await nextFrames(page);
    const [above = -1, below = -1] = await page.locator('.parallax .stage').evaluate((frame) => {
      const outer = frame.getBoundingClientRect();
      const inner = frame.querySelector('picture')?.getBoundingClientRect() ?? outer;
      return [outer.top - inner.top, inner.bottom - outer.bottom];
    });
    expect(Math.min(above, below)).toBeGreaterThanOrEqual(0);
    covers.push(above);
  }
  // 400 px while it crosses the viewport.
  expect((covers[0] ?? 0) - (covers[2] ?? 0)).toBeGreaterThan(40);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('.parallax picture')).toHaveCSS('transform', 'none');
});

test('the services’ banner is 300, 400 or 500 px high, in low windows at least 240', async ({
  page,
}) => {
  await page.goto('/service');
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

/** From the smallest phone to the widest screen, a phone in landscape, and 1280 x 1024 at 400 % zoom. */
const windows = [
  [320, 256],
  [844, 390],
  [1440, 900],
  [2560, 1440],
] as const;

/** How the text box lies on its picture and under the controls, in pixels. Runs in the page. */
function cornerOf(frame: Element) {
  const corner = frame.querySelector('.corner');
  if (!corner) throw new Error('no picture with a corner');
  const [outer, inner] = [frame.getBoundingClientRect(), corner.getBoundingClientRect()];
  const controls = document.querySelector('.carousel-hero .carousel-below');
  const above = controls?.getBoundingClientRect() ?? new DOMRect();
  const across = Math.min(above.right, inner.right) - Math.max(above.left, inner.left);
  const down = Math.min(above.bottom, inner.bottom) - Math.max(above.top, inner.top);
  return {
    inside: Math.min(
      inner.left - outer.left,
      outer.right - inner.right,
      inner.top - outer.top,
      outer.bottom - inner.bottom,
    ),
    covered: Math.max(0, across) * Math.max(0, down),
  };
}

for (const [path, locale] of [
  ['/', arabicIfAny],
  [curtainPage.path, defaultLocale],
  ['/service', defaultLocale],
] as const) {
  test(`the words of ${localPath(path, locale)} stay within its pictures`, async ({
    shared: { page },
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(localPath(path, locale));
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      await nextFrames(page);
      const frames = await page.locator('.cornered').all();
      expect(frames.length).toBeGreaterThan(0);
      for (const frame of frames) {
        const found = await frame.evaluate(cornerOf);
        const where = `${width}x${height}`;
        expect.soft(found.inside, where).toBeGreaterThan(-1);
        expect.soft(found.covered, where).toBe(0);
      }
    }
  });
}

test('in a low viewport the title is on the first screen', async ({ page }) => {
  const phone = { width: 844, height: 390 };
  const lowest = { width: 568, height: 320 };
  for (const [path, window] of [
    ['/curtains', phone],
    [curtainPage.path, phone],
    ['/service', phone],
    [servicePage.path, lowest],
  ] as const) {
    await page.setViewportSize(window);
    await page.goto(path);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title, path).toBeInViewport({ ratio: 1 });
  }
});
