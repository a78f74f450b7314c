import { locales } from '../config/locales';
import { pageHref } from '../lib/pages/urls';
import { drawn } from './hydrated';
import { curtainPage } from './some-pages';
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

/** From the smallest phone to the widest screen, and a phone that lies on its side. */
const windows = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1440, 900],
  [2560, 1440],
] as const;

/** A picture with its corner, in pixels, distances from the edge that lines begin at. */
interface Cornered {
  readonly width: number;
  /** Of the corner. */
  readonly start: number;
  readonly across: number;
  readonly belowFoot: number;
  readonly aboveCorner: number;
  /** How much the picture is enlarged. */
  readonly scale: number;
  /** Pixels of the hero's controls that stand on the corner. */
  readonly covered: number;
}

for (const locale of locales) {
  for (const path of ['/', '/curtains', curtainPage.path, '/service', '/gallery'] as const) {
    const address = pageHref(path, locale);
    test(`the words of ${address} stand in a corner of its pictures`, async ({
      shared: { page },
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        await page.waitForFunction((wide) => innerWidth === wide, width);
        await page.evaluate(() => document.fonts.ready.then(() => {}));
        await drawn(page);
        const found = await page.locator('.cornered').evaluateAll((frames) =>
          frames.map((frame): Cornered => {
            const picture = frame.querySelector('img');
            const corner = frame.querySelector('.corner');
            if (!picture || !corner) throw new Error('no picture with a corner');
            const [outer, inner] = [frame.getBoundingClientRect(), corner.getBoundingClientRect()];
            const rtl = document.dir === 'rtl';
            const box = picture.getBoundingClientRect();
            const controls = document.querySelector('.carousel-hero .carousel-below');
            const above = controls?.getBoundingClientRect() ?? new DOMRect();
            const across = Math.min(above.right, inner.right) - Math.max(above.left, inner.left);
            const down = Math.min(above.bottom, inner.bottom) - Math.max(above.top, inner.top);
            return {
              width: outer.width,
              start: rtl ? outer.right - inner.right : inner.left - outer.left,
              across: inner.width,
              belowFoot: outer.bottom - inner.bottom,
              aboveCorner: inner.top - outer.top,
              scale: Math.max(
                box.width / Number(picture.getAttribute('width')),
                box.height / Number(picture.getAttribute('height')),
              ),
              covered: Math.max(0, across) * Math.max(0, down),
            };
          }),
        );
        const where = `${width}x${height}`;
        expect(found.length, where).toBeGreaterThan(0);
        for (const each of found) {
          expect.soft(each.start, where).toBeCloseTo(0, 0);
          expect.soft(each.belowFoot, where).toBeCloseTo(0, 0);
          expect.soft(each.aboveCorner, where).toBeGreaterThan(0);
          const most = width < 1024 ? 0.95 : 0.4501;
          expect.soft(each.across / each.width, where).toBeLessThanOrEqual(most);
          expect.soft(each.scale, where).toBeLessThanOrEqual(1.2501);
          expect.soft(each.covered, where).toBe(0);
        }
      }
    });
  }
}
