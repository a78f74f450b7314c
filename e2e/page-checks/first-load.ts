import type { Page } from '@playwright/test';

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
  const early = await page.evaluate(() => {
    const [{ loadEventStart } = { loadEventStart: 0 }] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < loadEventStart)
      .map(({ name }) => new URL(name).pathname);
  });
  await device.detach();
  return early;
}
