import type { Page } from '@playwright/test';

/** The longest that browser/head.ts delays lazy pictures (milliseconds). */
const longestHold = 4000;

/** Opens a page on a 3x phone, until the next change of the viewport. @returns paths requested before the load event */
export async function openOnPhone(page: Page, address: string): Promise<string[]> {
  const device = await page.context().newCDPSession(page);
  // Clears the memory cache, from which lazy pictures load at once. A page that is still loading would fill it again.
  await page.goto('about:blank');
  await device.send('Network.setCacheDisabled', { cacheDisabled: true });
  await device.send('Network.setCacheDisabled', { cacheDisabled: false });
  const phone = { width: 390, height: 664, deviceScaleFactor: 3, mobile: true };
  await device.send('Emulation.setDeviceMetricsOverride', phone);
  await page.goto(address);
  // browser/head.ts loads the next ones soon after the load event, or, on a busy machine, before it.
  const early = await page.evaluate((latest) => {
    const [navigation] = performance.getEntriesByType('navigation');
    const { loadEventStart } = Object(navigation);
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < Math.min(loadEventStart, latest))
      .map(({ name }) => new URL(name).pathname);
  }, longestHold);
  await device.detach();
  return early;
}
