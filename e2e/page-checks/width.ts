import type { Page } from '@playwright/test';

/**
 * Horizontal overflow of the page at this viewport width, in pixels.
 * @param letters text size; 2 is 200 %
 */
export async function overflowAt(page: Page, width: number, letters = 1): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(
    async (fontSize) => {
      const { documentElement: root } = document;
      const frame = () => new Promise(requestAnimationFrame);
      root.style.fontSize = fontSize;
      // Container queries and observers settle within a frame.
      await frame();
      await frame();
      const overflow = root.scrollWidth - root.clientWidth;
      root.style.fontSize = '';
      return overflow;
    },
    `${letters * 100}%`,
  );
}
