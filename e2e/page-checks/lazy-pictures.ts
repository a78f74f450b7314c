import type { Page } from '@playwright/test';
import { picturesHeldClass } from '../../browser/contracts';

/** Elements that change size when lazy pictures are no longer delayed. Runs in the page. */
function moved(heldClass: string): string[] {
  const parts = [...document.querySelectorAll('main *:not(picture, img)')];
  const measure = () => parts.map((part) => part.getBoundingClientRect().height);
  const { classList } = document.documentElement;
  const wereHeld = classList.contains(heldClass);
  classList.remove(heldClass);
  const free = measure();
  classList.add(heldClass);
  const held = measure();
  classList.toggle(heldClass, wereHeld);
  return parts.flatMap((part, index) => {
    const [before, after] = [held[index] ?? 0, free[index] ?? 0];
    if (Math.abs(before - after) < 0.5) return [];
    return [`${part.outerHTML.slice(0, 80)}: ${before} -> ${after}`];
  });
}

/** Elements that move at this width when delayed pictures load. */
export async function shiftsOfLazyPictures(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(moved, picturesHeldClass);
}
