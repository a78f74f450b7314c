import type { Page } from '@playwright/test';
import type Swiper from 'swiper';
import { type CarouselName, carousels } from '../content/carousels';
import { reach } from './carousel-page';
import { expect, test } from './test';

/** Swiper hangs its instance on the element. */
type SwiperElement = HTMLElement & { readonly swiper: Swiper };

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

for (const [name, index] of all) {
  test(`${name} ${index} runs with the specified values`, async ({ page }) => {
    await page.goto('/');
    await reach(page, name, index);
    const expected = carousels[name];
    expect(await running(page, name, index)).toMatchObject({
      speed: expected.speed,
      loop: true,
      delay: expected.delay,
      pauseOnMouseEnter: expected.pauseOnHover,
      dots: expected.dots,
      arrows: expected.arrows,
      keyboard: true,
    });
  });
}

test('the hero turns for a visitor who only looks, and Swiper goes on from there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/');
  const hero = page.locator('.carousel-hero');
  const inView = hero.locator('.swiper-slide').nth(1).getByRole('heading');
  await expect(inView).toBeInViewport({ timeout: 15_000 });
  await expect(hero.locator('.carousel-dot').nth(1)).toHaveClass(/active/);
  await expect(hero.locator('.swiper')).not.toHaveClass(/swiper-initialized/);
  await expect(hero.getByRole('button', { name: 'Stop the movement' })).toBeVisible();
  await hero.getByRole('button', { name: 'Stop the movement' }).click();
  await expect(hero.locator('.swiper')).toHaveClass(/swiper-initialized/, { timeout: 15_000 });
  await expect(hero.getByRole('button', { name: 'Start the movement' })).toBeVisible();
  await expect(hero.locator('.swiper-slide-active')).toContainText(
    (await inView.textContent()) ?? 'no heading',
  );
});

test('moves by arrows, by dots and by the keyboard', async ({ page }) => {
  await page.goto('/');
  const collection = await reach(page, 'collection');
  await collection.getByRole('button', { name: 'Stop the movement' }).click();
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

test('moves by itself, and stops for the button and for focus', async ({ page }) => {
  await page.goto('/');
  const clients = await reach(page, 'clients');
  await page.mouse.move(2, 2);
  const active = () => clients.locator('.swiper-slide-active').getAttribute('aria-label');
  const first = await active();
  await expect.poll(active, { timeout: 10_000 }).not.toBe(first);
  await clients.getByRole('button', { name: 'Stop the movement' }).click();
  await page.mouse.move(2, 2);
  await page.waitForTimeout(1500);
  const stopped = await active();
  await page.waitForTimeout(3000);
  expect(await active()).toBe(stopped);
});

test('rests for visitors who ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await reach(page, 'clients');
  const autoplays = await page
    .locator('.carousel-clients .swiper')
    .evaluate((element) => (element as SwiperElement).swiper.autoplay.running);
  expect(autoplays).toBe(false);
  await expect(page.getByRole('button', { name: /the movement/ })).toHaveCount(0);
});

test('scrolls for an arrow that is pressed before the scripts are there', async ({ page }) => {
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
});

test('keeps slides out of view out of reach', async ({ page }) => {
  await page.goto('/');
  const collection = await reach(page, 'collection');
  await expect(collection.locator('.swiper-slide:not([inert])')).toHaveCount(3);
});
