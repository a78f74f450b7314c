import type { Page } from '@playwright/test';
import { type CarouselName, carousels } from '../config/carousels';
import { wordsOf } from '../content/words';
import { reach, type SwiperElement } from './carousel-page';
import { expect, test } from './test';

const words = wordsOf('en');

/** The parameters of a running carousel, as Swiper itself gives them. */
function running(page: Page, name: CarouselName, index = 0) {
  return page
    .locator(`.carousel-${name} .swiper`)
    .nth(index)
    .evaluate((element) => {
      const { params } = (element as SwiperElement).swiper;
      const options = <T>(value: T | boolean | undefined) =>
        typeof value === 'object' ? value : undefined;
      const autoplay = options(params.autoplay);
      return {
        speed: params.speed,
        loop: params.loop,
        delay: autoplay?.delay,
        pauseOnMouseEnter: autoplay?.pauseOnMouseEnter,
        dots: Boolean(options(params.pagination)?.el),
        arrows: Boolean(options(params.navigation)?.nextEl),
        keyboard: options(params.keyboard)?.enabled,
      };
    });
}

const all: readonly (readonly [CarouselName, number])[] = [
  ['hero', 0],
  ['collection', 0],
  ['collection', 1],
  ['features', 0],
  ['clients', 0],
  ['testimonials', 0],
];

test('each runs with the specified values', async ({ page }) => {
  await page.goto('/');
  for (const [name, index] of all) {
    const row = await reach(page, name, index);
    const expected = carousels[name];
    expect(await running(page, name, index), `${name} ${index}`).toMatchObject({
      speed: expected.speed,
      loop: true,
      delay: expected.delay,
      pauseOnMouseEnter: expected.pauseOnHover,
      dots: expected.dots,
      arrows: expected.arrows,
      keyboard: true,
    });
    if (name === 'hero') {
      // Its next picture is there before it glides in.
      const next = row.locator('.swiper-slide-next img').first();
      await expect
        .poll(() =>
          next.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
        )
        .toBeGreaterThan(0);
    }
  }
});

test('the hero moves by itself for a visitor who only looks, always onwards', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('.carousel-hero .swiper');
  await expect(hero).toHaveClass(/swiper-initialized/);
  const seen = await hero.evaluate(async (element) => {
    const { swiper } = element as SwiperElement;
    // As specified but for the times: three rounds in a few seconds.
    Object.assign(swiper.params, { speed: 100 });
    Object.assign(swiper.params.autoplay as object, { delay: 150 });
    swiper.autoplay.stop();
    swiper.autoplay.start();
    const shown: string[] = [];
    const { left, width } = element.getBoundingClientRect();
    while (shown.length < 9) {
      await new Promise(requestAnimationFrame);
      // The slide in the middle of the row, by its name for those who hear it.
      const slide = swiper.slides.find((each) => {
        const box = each.getBoundingClientRect();
        return box.left <= left + width / 2 && box.right > left + width / 2;
      });
      const label = slide?.ariaLabel ?? 'none';
      if (label !== shown.at(-1)) shown.push(label);
    }
    return shown.map((label) => Number(label[0]));
  });
  for (const [index, slide] of seen.entries()) {
    expect(slide, seen.join(' ')).toBe((((seen[0] ?? 0) - 1 + index) % 3) + 1);
  }
});

for (const [moment, options] of [
  ['before the scripts are asked for', { waitUntil: 'domcontentloaded' }],
  ['as they start', { waitUntil: 'load' }],
] as const) {
  test(`handles the first press on a dot, ${moment}`, async ({ page }) => {
    await page.goto('/', options);
    const hero = page.locator('.carousel-hero');
    await hero.getByRole('button', { name: 'Go to slide 2' }).click();
    await expect(hero.locator('.swiper')).toHaveClass(/swiper-initialized/);
    await expect(hero.locator('.swiper-slide-active')).toHaveAttribute('aria-label', '2 of 3');
    await expect(hero.locator('[aria-current]')).toHaveAccessibleName('Go to slide 2');
  });
}

test('answers a press that comes right before Swiper starts', async ({ page }) => {
  // A browser too busy to draw a frame of the row's own glide; the press comes when the row is first looked at.
  await page.addInitScript(() => {
    let pressed = false;
    Object.defineProperty(Element.prototype, 'scrollLeft', {
      get() {
        if (!pressed && document.querySelector('.carousel-hero .swiper-wrapper') === this) {
          pressed = true;
          document.querySelector<HTMLElement>('.carousel-hero .carousel-dot:last-child')?.click();
        }
        return 0;
      },
      set() {},
    });
  });
  await page.goto('/');
  const hero = page.locator('.carousel-hero');
  await expect(hero.locator('.swiper')).toHaveClass(/swiper-initialized/);
  await expect(hero.locator('.swiper-slide-active')).toHaveAttribute('aria-label', '3 of 3');
});

test('a dot keeps the focus that it had before Swiper came', async ({ page }) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const hero = page.locator('.carousel-hero');
  const dot = hero.getByRole('button', { name: 'Go to slide 3' });
  await dot.press('Enter');
  await expect(hero.locator('.swiper')).toHaveClass(/swiper-initialized/);
  await expect(dot).toBeFocused();
  await expect(hero.locator('.swiper-slide-active')).toHaveAttribute('aria-label', '3 of 3');
});

test('moves by arrows, by dots and by the keyboard', async ({ page }) => {
  await page.goto('/');
  const collection = await reach(page, 'collection');
  await collection.getByRole('button', { name: words.ui.pauseCarousel }).click();
  const shown = () => collection.locator('.swiper-slide-active h3').textContent();
  const first = await shown();
  await collection.getByRole('button', { name: 'Next' }).click();
  await expect.poll(shown).not.toBe(first);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(shown).toBe(first);

  const features = await reach(page, 'features');
  await features.getByRole('button', { name: 'Go to slide 3' }).click();
  await expect(features.locator('.swiper-slide-active')).toHaveAttribute('aria-label', '3 of 4');
});

test('moves by itself, and stops for the button', async ({ page }) => {
  await page.goto('/');
  const clients = await reach(page, 'clients');
  await page.mouse.move(2, 2);
  // As specified but for the time between two slides.
  const delay = 100;
  const row = clients.locator('.swiper');
  await row.evaluate((element, ms) => {
    const { swiper } = element as SwiperElement;
    Object.assign(swiper.params.autoplay as object, { delay: ms });
    swiper.autoplay.stop();
    swiper.autoplay.start();
  }, delay);
  const active = () => clients.locator('.swiper-slide-active').getAttribute('aria-label');
  const first = await active();
  await expect.poll(active).not.toBe(first);
  await clients.getByRole('button', { name: words.ui.pauseCarousel }).click();
  await page.mouse.move(2, 2);
  await expect
    .poll(() => row.evaluate((element) => (element as SwiperElement).swiper.animating))
    .toBe(false);
  const stopped = await active();
  // By the page's own clock, whose timers end in their order.
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), 5 * delay);
  expect(await active()).toBe(stopped);
});

test('scrolls for an arrow and a dot that are pressed where the scripts never come', async ({
  page,
}) => {
  await page.route('**/_next/static/**/*.js', () => {
    // Never answered: the line is slow.
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const collection = page.locator('.carousel-collection').first();
  await collection.scrollIntoViewIfNeeded();
  await collection.getByRole('button', { name: 'Next' }).click();
  await expect
    .poll(() => collection.locator('.swiper-wrapper').evaluate((row) => row.scrollLeft))
    .toBeGreaterThan(100);
  const features = page.locator('.carousel-features');
  await features.scrollIntoViewIfNeeded();
  await features.getByRole('button', { name: 'Go to slide 3' }).click();
  await expect(features.locator('.swiper-slide').nth(2)).toBeInViewport();
});
