import type { Page } from '@playwright/test';

/**
 * Pixels by which the page is wider than a window of this width: it would scroll sideways.
 * @param letters their size; 2 is 200 %
 */
export async function overflowAt(page: Page, width: number, letters = 1): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(
    async (fontSize) => {
      const { documentElement: root } = document;
      const frame = () => new Promise(requestAnimationFrame);
      root.style.fontSize = fontSize;
      // Container queries in rem and what watches the screen settle within a frame.
      await frame();
      await frame();
      const overflow = root.scrollWidth - root.clientWidth;
      root.style.fontSize = '';
      return overflow;
    },
    `${letters * 100}%`,
  );
}
