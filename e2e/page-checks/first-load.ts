import type { Page } from '@playwright/test';

/** After as many milliseconds browser/head.ts lets lazy pictures load before the load event, on a busy machine, too. */
const longestHold = 4000;

/**
 * Opens a page on a 3x phone; the next change of the viewport resets it.
 * @returns paths requested before the load event, by resource timing
 */
export async function openOnPhone(page: Page, address: string): Promise<string[]> {
  const device = await page.context().newCDPSession(page);
  const phone = { width: 390, height: 664, deviceScaleFactor: 3, mobile: true };
  await device.send('Emulation.setDeviceMetricsOverride', phone);
  // Clears the memory cache, from which lazy pictures load at once.
  await device.send('Network.setCacheDisabled', { cacheDisabled: true });
  await device.send('Network.setCacheDisabled', { cacheDisabled: false });
  await page.goto(address);
  // browser/head.ts loads the next ones soon after the load event.
  const early = await page.evaluate((latest) => {
    const [{ loadEventStart } = { loadEventStart: 0 }] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < Math.min(loadEventStart, latest))
      .map(({ name }) => new URL(name).pathname);
  }, longestHold);
  await device.detach();
  return early;
}
