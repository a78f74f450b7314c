import type { Page } from '@playwright/test';
import { nextFrames } from '../support/hydrated';

export async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  // Container queries and observers settle within a frame.
  await nextFrames(page);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Elements that change size at the current width when lazy pictures are no longer delayed. */
export function shiftsOfLazyPictures(page: Page): Promise<string[]> {
  return page.evaluate((heldClass) => {
    const parts = [...document.querySelectorAll('main *:not(picture, img)')];
    const { classList } = document.documentElement;
    const wereHeld = classList.contains(heldClass);
    const measure = (isHeld: boolean) => {
      classList.toggle(heldClass, isHeld);
      return parts.map((part) => part.getBoundingClientRect().height);
    };
    const [held, free] = [measure(true), measure(false)];
    classList.toggle(heldClass, wereHeld);
    return parts.flatMap((part, index) => {
      const [before, after] = [held[index] ?? 0, free[index] ?? 0];
      if (Math.abs(before - after) < 0.5) return [];
      return [`${part.outerHTML.slice(0, 80)}: ${before} -> ${after}`];
    });
  }, 'pictures-held');
}
