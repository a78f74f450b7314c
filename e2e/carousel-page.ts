import type { Locator, Page } from '@playwright/test';
import type Swiper from 'swiper';
import type { CarouselName } from '../config/carousels';
import { expect } from './test';

/** Swiper hangs its instance on the element. */
export type SwiperElement = HTMLElement & { readonly swiper: Swiper };

/** Whether a carousel moves by itself. */
export function moves(root: Locator): Promise<boolean> {
  return root
    .locator('.swiper')
    .evaluate((element) => (element as SwiperElement).swiper.autoplay.running);
}

/** Gives a carousel another pace, so that a journey sees it turn by itself. */
export function hurry(root: Locator, delay: number): Promise<void> {
  return root.locator('.swiper').evaluate((element, ms) => {
    const { swiper } = element as SwiperElement;
    Object.assign(swiper.params, { speed: 50 });
    Object.assign(swiper.params.autoplay as object, { delay: ms });
    if (!swiper.autoplay.running) return;
    swiper.autoplay.stop();
    swiper.autoplay.start();
  }, delay);
}

/** Scrolls to a carousel and waits until Swiper runs in it. */
export async function reach(page: Page, name: CarouselName, index = 0): Promise<Locator> {
  const root = page.locator(`.carousel-${name}`).nth(index);
  await page.keyboard.press('Shift');
  await root.scrollIntoViewIfNeeded();
  await expect(root.locator('.swiper')).toHaveClass(/swiper-initialized/);
  return root;
}
