/** How many slides are in view (docs/requirements.md 9.1 to 9.5), before and after Swiper. */

import { localPath } from '../../lib/urls';
import { expect, test } from '../support/test';

/** Fully and partly visible slides of each row. Runs in the page. */
function slidesInView(rows: Element[]) {
  return rows.map((row) => {
    const { left, right, height } = row.getBoundingClientRect();
    const [start, end] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const slides = [...row.querySelectorAll('.swiper-slide')];
    // The hero's lie over each other, and one picture is visible.
    const shown = slides.filter((each) =>
      (each.querySelector('.stage') ?? each).checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      }),
    );
    const boxes = shown.map((each) => each.getBoundingClientRect());
    const whole = boxes.filter((box) => box.left > start - 1 && box.right < end + 1).length;
    const some = boxes.filter((box) => box.left < end - 1 && box.right > start + 1).length;
    const name = /carousel-(?!row)(\w+)/.exec(row.closest('.carousel')?.className ?? '')?.[1] ?? '';
    return { name, whole, isCut: some > whole, count: slides.length, height };
  });
}

for (const [path, ...widths] of [
  [
    localPath('/', 'ar'),
    [390, { hero: 1, collection: 1, features: 1, clients: 2, testimonials: 1 }],
  ],
  [
    '/',
    [700, { hero: 1, collection: 2, features: 1, clients: 3, testimonials: 1 }],
    [800, { hero: 1, collection: 2, features: 2, clients: 4, testimonials: 2 }],
  ],
  [
    '/',
    [1440, { hero: 1, collection: 3, features: 2, clients: 6, testimonials: 3 }],
    [1100, { hero: 1, collection: 3, features: 2, clients: 5, testimonials: 3 }],
  ],
] as const)
  test(`${path} has its slides in view from ${widths[0][0]} px`, async ({ shared: { page } }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const swipers = page.locator('.carousel .swiper');
    const inView = () => swipers.evaluateAll(slidesInView);
    for (const [width, wanted] of widths) {
      await page.setViewportSize({ width, height: 900 });
      if (width === widths[0][0]) await page.goto(path);
      const wantedOf = (row: Awaited<ReturnType<typeof inView>>[number]) => {
        const { name, count } = row;
        const whole = Math.min(
          count,
          Object.entries(wanted).find(([key]) => key === name)?.[1] ?? 0,
        );
        // On phones the next card is partly visible.
        return { ...row, whole, isCut: width < 768 && name !== 'hero' && whole < count };
      };
      const before = await inView();
      expect(before, `${width} px`).toEqual(before.map(wantedOf));
      for (const swiper of await swipers.all())
        await expect(swiper).toHaveClass(/swiper-initialized/);
      await expect.poll(inView).toEqual(before);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    const card = page.locator('.carousel-collection article :is(h3, p, span, a)');
    await expect(card.filter({ visible: false })).toHaveCount(0);
    // At once.
    const hero = page.locator('.carousel-hero');
    await hero.locator('.carousel-dot').last().press('Enter');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(hero.locator('.swiper-slide').last().locator('.stage')).toBeVisible();
  });
