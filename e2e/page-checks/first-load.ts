import type { Page, Response } from '@playwright/test';

export interface FirstLoad {
  readonly answer: Response | null;
  /** Paths of what the page asked for before its load event, by its own clock. */
  readonly early: readonly string[];
}

/** Opens a page on a phone of density 3; the next change of the window's size makes it a computer's again. */
export async function openOnPhone(page: Page, address: string): Promise<FirstLoad> {
  const device = await page.context().newCDPSession(page);
  const phone = { width: 390, height: 664, deviceScaleFactor: 3, mobile: true };
  await device.send('Emulation.setDeviceMetricsOverride', phone);
  // Forgets the pictures of the page before: lazy ones that are in the memory do not wait.
  await device.send('Network.setCacheDisabled', { cacheDisabled: true });
  await device.send('Network.setCacheDisabled', { cacheDisabled: false });
  const answer = await page.goto(address);
  // browser/head.ts fetches the next ones soon after the load event.
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
  return { answer, early };
}
