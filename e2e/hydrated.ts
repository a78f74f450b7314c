import type { Page } from '@playwright/test';
import { themeToggle } from '../browser/contracts';

/** Makes the first input, and waits for hydration; asks in every frame, `expect` at growing intervals. */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction((toggle) => !document.querySelector(toggle), themeToggle);
}

/** Waits for two frames, after which effects of a scroll or a style change have begun. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Waits for an idle callback. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}
