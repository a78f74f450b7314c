import { reach } from './carousel-page';
import { expect, test } from './test';

test('shows as many slides as each width asks for, before and after Swiper', async ({ page }) => {
  for (const [width, count] of [
    [390, 1],
    [700, 2],
    [1024, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const row = page.locator('.carousel-collection .swiper').first();
    const measure = () =>
      row.evaluate((element) => {
        const slide = element.querySelector('.swiper-slide');
        return Math.round(
          element.getBoundingClientRect().width / (slide?.getBoundingClientRect().width ?? 1),
        );
      });
    expect(await measure(), `${width} px before`).toBe(count);
    const before = await row.evaluate((element) => element.getBoundingClientRect().height);
    await reach(page, 'collection');
    expect(await measure(), `${width} px after`).toBe(count);
    const after = await row.evaluate((element) => element.getBoundingClientRect().height);
    expect(Math.abs(after - before), `height at ${width} px`).toBeLessThan(1);
  }
});

test('on a phone the next card looks in from the edge, before and after Swiper', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/ar']) {
    await page.goto(path);
    const row = page.locator('.carousel-collection .swiper').first();
    const seen = () =>
      row.evaluate((element) => {
        const slides = [...element.querySelectorAll('.swiper-slide')];
        const boxes = slides.map((slide) => slide.getBoundingClientRect());
        const whole = boxes.filter(({ left, right }) => left >= 0 && right <= innerWidth);
        const after = boxes.filter(({ left, right }) =>
          document.dir === 'rtl' ? left < 0 && right > 0 : left < innerWidth && right > innerWidth,
        );
        return { whole: whole.length, looksIn: after.length };
      });
    expect(await seen(), path).toEqual({ whole: 1, looksIn: 1 });
    await reach(page, 'collection');
    await expect.poll(seen, path).toEqual({ whole: 1, looksIn: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
});

test('a turned phone shows rows of the new width in the same frame', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await reach(page, 'hero');
  await reach(page, 'collection');
  // The resize event comes before Swiper measures anew.
  const atOnce = page.evaluate(
    () =>
      new Promise<readonly (number | undefined)[]>((resolve) => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        addEventListener('resize', () =>
          resolve([
            box('.carousel-collection .swiper-slide')?.width,
            box('.carousel-hero .swiper-wrapper')?.height,
          ]),
        );
      }),
  );
  await page.setViewportSize({ width: 1280, height: 1600 });
  const [slide, hero] = await atOnce;
  expect(slide, 'a third of 1200 px without two gaps').toBeCloseTo((1200 - 2 * 28) / 3, 0);
  expect(hero, '80 of 100 parts of the window').toBe(1280);
});
