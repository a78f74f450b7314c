import type { Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { expect } from './test';

/** Longer than scripts have the line for themselves before the service worker comes, in ms (browser/offline-copy.ts). */
const patience = 6000;

/** Waits until the device keeps the open page and all that it has fetched from Next. The page's clock is installed. */
export async function cachedForOffline(page: Page): Promise<void> {
  await hydrated(page);
  await page.clock.fastForward(patience);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
        const needed = fetched.filter((name) => name.includes('/_next/static/'));
        const kept = await Promise.all(
          [location.href, ...needed].map((name) => caches.match(name)),
        );
        return kept.every(Boolean);
      }),
    )
    .toBe(true);
}
