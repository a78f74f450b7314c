import { expect, type Page } from '@playwright/test';
import { themeToggleAttribute } from '../browser/contracts';

/** Gives the page its first act, and waits until React has taken it over. */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator(`[${themeToggleAttribute}]`)).toHaveCount(0);
}

/** Waits until the start-up script has done all that it does; the rules for prefetching are its last. */
export async function startedUp(page: Page): Promise<void> {
  await expect(page.locator('script[type="speculationrules"]')).toBeAttached();
}

/** Waits until the page has been drawn twice: what a scroll or a change of style sets off has begun. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Waits until the page has done what it had put off until it is idle. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

/** Waits until the page rests, and says how far it is scrolled. */
export async function scrolledTo(page: Page): Promise<number> {
  const seen: number[] = [];
  await expect
    .poll(async () => {
      await drawn(page);
      seen.push(await page.evaluate(() => scrollY));
      const [last, ...before] = seen.slice(-4).reverse();
      return before.length === 3 && before.every((y) => y === last);
    })
    .toBe(true);
  return seen.at(-1) ?? 0;
}
