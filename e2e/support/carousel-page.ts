import type { Locator, Page } from '@playwright/test';
import type Swiper from 'swiper';
import type { CarouselName } from '../../config/carousels';
import { homePage } from '../../lib/content/collections';
import { expect, test } from './test';

/** Swiper stores its instance on the element. */
type SwiperElement = HTMLElement & { readonly swiper: Swiper };

export function isAutoplaying(root: Locator): Promise<boolean> {
  return root
    .locator('.swiper')
    .evaluate((element) => (element as Partial<SwiperElement>).swiper?.autoplay.running === true);
}

export function activeSlide(root: Locator): Promise<string | null> {
  return root.locator('.swiper-slide-active').getAttribute('aria-label');
}

export function setDelay(root: Locator, delay: number): Promise<void> {
  return root.locator('.swiper').evaluate((element, ms) => {
    const { swiper } = element as SwiperElement;
    Object.assign(swiper.params, { speed: 50 });
    Object.assign(swiper.params.autoplay as object, { delay: ms });
    if (!swiper.autoplay.running) return;
    swiper.autoplay.stop();
    swiper.autoplay.start();
  }, delay);
}

/** Numbers of fully and partly visible slides, and the row's height. Runs in the page. */
export function visibleSlides(row: Element) {
  const { left, right, height } = row.getBoundingClientRect();
  const [start, end] = [Math.max(left, 0), Math.min(right, innerWidth)];
  const boxes = [...row.querySelectorAll('.swiper-slide')].map((slide) => {
    const box = slide.getBoundingClientRect();
    // From the line-start edge.
    return document.dir === 'rtl' ? [end - box.right, end - box.left] : [box.left, box.right];
  });
  const [from, to] = document.dir === 'rtl' ? [0, end - start] : [start, end];
  const whole = boxes.filter(([first = 0, last = 0]) => first > from - 1 && last < to + 1);
  const cut = boxes.filter(([first = 0, last = 0]) => first < to - 1 && last > to + 1);
  return { whole: whole.length, cut: cut.length, height: Math.round(height) };
}

/** Skips a test where the shop's hero has one slide, which does not move. */
export const skipWithoutSlides = () =>
  test.skip(homePage.slides.length < 2, 'this shop’s hero has one slide');

/** Scrolls to a carousel and waits until Swiper runs in it. */
export async function scrollToCarousel(page: Page, name: CarouselName): Promise<Locator> {
  const root = page.locator(`.carousel-${name}`).first();
  await page.keyboard.press('Shift');
  const slides = await root.locator('.swiper-slide').count();
  test.skip(slides < 2, `this shop’s home page has no ${name} that moves`);
  await root.scrollIntoViewIfNeeded();
  await expect(root.locator('.swiper')).toHaveClass(/swiper-initialized/);
  return root;
}
