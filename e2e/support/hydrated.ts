import type { Frame, Page } from '@playwright/test';

/** Waits until all components of the page are hydrated; asks in every frame, `expect` at growing intervals. */
export async function hydrated(page: Page | Frame): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[data-component]:not([data-ready])'));
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
