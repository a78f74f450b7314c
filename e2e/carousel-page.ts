import type { Locator, Page } from '@playwright/test';
import type { CarouselName } from '../content/carousels';
import { expect } from './test';

/** Scrolls to a carousel and waits until Swiper runs in it. */
export async function reach(page: Page, name: CarouselName, index = 0): Promise<Locator> {
  const root = page.locator(`.carousel-${name}`).nth(index);
  await page.keyboard.press('Shift');
  await root.scrollIntoViewIfNeeded();
  await expect(root.locator('.swiper')).toHaveClass(/swiper-initialized/);
  return root;
}
