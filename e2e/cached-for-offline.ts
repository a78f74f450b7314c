import type { Page } from '@playwright/test';
import { hydrated } from './hydrated';
import { expect } from './test';

/** Waits until the open page and all its files are cached; not with Playwright's fake clock, which would hide that. */
export async function expectCachedForOffline(page: Page): Promise<void> {
  await hydrated(page);
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
