import type { Page } from '@playwright/test';
import { drawn } from '../hydrated';

/** Pixels by which the page is wider than a window of this width: it would scroll sideways. */
export async function overflowAt(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  // Container queries in rem and what watches the screen settle within a frame.
  await drawn(page);
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** The same with letters of another size; 2 is 200 %. */
export async function overflowWithLetters(
  page: Page,
  width: number,
  size: number,
): Promise<number> {
  const set = (percent: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, percent);
  await set(`${size * 100}%`);
  const overflow = await overflowAt(page, width);
  await set('');
  return overflow;
}
