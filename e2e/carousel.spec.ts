/** Carousels: number of visible slides by width, navigation and autoplay. */

import type { Page } from '@playwright/test';
import { homePage } from '../lib/content/collections';
import { ownWords } from '../lib/content/testing';
import { fill } from '../lib/text/fill';
import { localPath } from '../lib/urls';
import {
  activeSlide,
  isAutoplaying,
  scrollToCarousel,
  setDelay,
  skipWithoutSlides,
  visibleSlides,
} from './support/carousel-page';
import { arabicIfAny, forwards } from './support/sample-pages';
import { expect, test } from './support/test';

const { ui } = ownWords;
const backwards = forwards === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';

function focusIsSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return false;
    const { left, top, width, height } = activeElement.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return activeElement.contains(at);
  });
}

for (const [path, width, whole, cut] of [
  [localPath('/', arabicIfAny), 390, 1, 1],
  ['/', 700, 2, 1],
  ['/', 1440, 3, 0],
] as const) {
  test(`${path} shows ${whole} slides at ${width} px, before and after Swiper`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const row = page.locator('.carousel-collection .swiper').first();
    // On small screens the next card is partly visible.
    const seen = () => row.evaluate(visibleSlides);
    const before = await seen();
    expect(before).toMatchObject({ whole, cut });
    await scrollToCarousel(page, 'collection');
    await expect.poll(seen).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('a phone has one pause button, which stops every row', async ({ page }) => {
  skipWithoutSlides();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const hero = await scrollToCarousel(page, 'hero');
  const row = await scrollToCarousel(page, 'collection');
  const pauses = page.getByRole('button', { name: ui.pauseCarousel });
  await expect(pauses).toHaveCount(1);
  await pauses.click();
  for (const each of [hero, row]) await expect.poll(() => isAutoplaying(each)).toBe(false);
  const logos = await scrollToCarousel(page, 'clients');
  await expect(logos.getByRole('button')).toHaveCount(0);
  await logos.locator('.swiper').click();
  await expect(logos.getByRole('button')).toBeVisible();
});

test('rows play without input, on a slow connection, too, the hero always forwards', async ({
  page,
}) => {
  skipWithoutSlides();
  await page.addInitScript(() => {
    const value = { effectiveType: '3g', saveData: true };
    Object.defineProperty(navigator, 'connection', { value });
  });
  await page.goto('/');
  for (const row of await page.locator('.carousel:has(.carousel-control)').all())
    await expect.poll(() => isAutoplaying(row)).toBe(true);
  const hero = page.locator('.carousel-hero');
  await expect(hero.locator('.swiper')).toHaveClass(/swiper-initialized/);
  const seen = await hero.evaluateHandle((row) => {
    const labels: string[] = [];
    new MutationObserver(() => {
      const label = row.querySelector('.swiper-slide-active')?.ariaLabel ?? '';
      if (label !== labels.at(-1)) labels.push(label);
    }).observe(row, { attributes: true, attributeFilter: ['class'], subtree: true });
    return labels;
  });
  await setDelay(hero, 150);
  await expect.poll(async () => (await seen.jsonValue()).length).toBeGreaterThan(6);
  const labels = await seen.jsonValue();
  const count = homePage.slides.length;
  const positions = homePage.slides.map((_, index) =>
    fill(ui.position, { index: index + 1, count }),
  );
  const first = positions.indexOf(labels[0] ?? '');
  expect(labels).toEqual(labels.map((_, index) => positions[(first + index) % count]));
});

test('arrow keys turn a row around, and focus in it goes along', async ({ page }) => {
  await page.goto('/');
  // The last slide is moved in the document, to be the first in view.
  const reasons = await scrollToCarousel(page, 'features');
  const last = reasons.locator('.swiper-slide a').last();
  // In its first 100 ms Swiper turns to no focus.
  await expect(async () => {
    await last.blur();
    await last.focus();
    await expect.poll(() => focusIsSeen(page), { timeout: 2000 }).toBe(true);
  }).toPass();
  for (const name of ['hero', 'collection'] as const) {
    const row = await scrollToCarousel(page, name);
    await row.locator('.swiper-slide-active a').last().focus();
    await expect.poll(() => isAutoplaying(row)).toBe(false);
    await setDelay(row, 5000);
    const count = await row.locator('.swiper-slide').count();
    const positions = Array.from({ length: count }, (_, at) =>
      fill(ui.position, { index: at + 1, count }),
    );
    const start = positions.indexOf((await activeSlide(row)) ?? '');
    for (const way of [1, -1])
      for (let turn = 1; turn <= count; turn += 1) {
        await page.keyboard.press(way > 0 ? forwards : backwards);
        const next = positions.at((start + way * turn) % count);
        await expect.poll(() => activeSlide(row), `${name} wraps around`).toBe(next);
        await expect.poll(() => focusIsSeen(page), `${name} ${turn}`).toBe(true);
        await expect(row.locator('.swiper-slide-active a:focus')).toHaveCount(1);
      }
    await expect(row.locator('.swiper-wrapper')).toHaveAttribute('aria-live', 'polite');
    const before = await activeSlide(row);
    await row.locator('.swiper-slide:not(.swiper-slide-visible) a').first().focus();
    await expect.poll(() => focusIsSeen(page), 'a row turns to its focus').toBe(true);
    expect(await activeSlide(row)).not.toBe(before);
  }
});

test('logos have a pause button alone, which a mouse or focus shows', async ({ page }) => {
  await page.goto('/');
  const logos = await scrollToCarousel(page, 'clients');
  await page.mouse.move(2, 2);
  const button = logos.getByRole('button');
  await expect(button).toHaveCount(1);
  await expect(button).toHaveCSS('opacity', '0');
  await button.focus();
  await expect(button).toHaveCSS('opacity', '1');
  await button.blur();
  await expect(button).toHaveCSS('opacity', '0');
  await logos.locator('.swiper').hover();
  await expect(button).toHaveCSS('opacity', '1');
  await button.click();
  await page.mouse.move(2, 2);
  await expect.poll(() => isAutoplaying(logos)).toBe(false);
});

test('continues after a mouse press, and pauses on keyboard focus', async ({ page }) => {
  await page.goto('/');
  const row = await scrollToCarousel(page, 'collection');
  const next = row.getByRole('button', { name: ui.next });
  await next.click();
  await page.mouse.move(2, 2);
  await expect(next).toBeFocused();
  await expect.poll(() => isAutoplaying(row)).toBe(true);
  const link = row.locator('.swiper-slide-active [data-wait]').first();
  const name = (await link.getAttribute('aria-label')) ?? '';
  await link.click();
  await page.getByRole('button', { name: ui.close }).click();
  await page.mouse.move(2, 2);
  await expect.poll(() => isAutoplaying(row)).toBe(true);
  await setDelay(row, 150);
  const slide = await activeSlide(row);
  await expect.poll(() => activeSlide(row)).not.toBe(slide);
  await expect.poll(() => activeSlide(row)).toBe(slide);
  await expect(row.getByRole('link', { name, exact: true })).toBeFocused();
  await next.click();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => isAutoplaying(row)).toBe(false);
  await page.mouse.click(2, 2);
  await expect.poll(() => isAutoplaying(row)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('pauses while held, and continues after a drag that the page takes', async ({ page }) => {
    await page.goto('/');
    const row = await scrollToCarousel(page, 'clients');
    await setDelay(row, 300);
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
    expect(await isAutoplaying(row), 'held').toBe(false);
    for (const [right, down] of [
      [260, 30],
      [260, -90],
    ] as const)
      await touch('touchMove', [right, down]);
    await touch('touchCancel');
    const before = await activeSlide(row);
    await expect.poll(() => activeSlide(row)).not.toBe(before);
  });
});

test('with reduced motion rows rest, also when that changes, and turn at once', async ({
  page,
}) => {
  await page.goto('/');
  const row = await scrollToCarousel(page, 'clients');
  await expect.poll(() => isAutoplaying(row)).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => isAutoplaying(row)).toBe(false);
  await expect(page.getByRole('button', { name: ui.pauseCarousel })).toHaveCount(0);
  const reviews = page.locator('.carousel-testimonials');
  const second = fill(ui.goToSlide, { index: 2 });
  await reviews.getByRole('button', { name: second, exact: true }).click();
  await expect(reviews.locator('[aria-current]')).toHaveAccessibleName(second);
});
