import {
  type BrowserContext,
  type CDPSession,
  chromium,
  devices,
  type Page,
} from '@playwright/test';
import { findBrowser } from '../browser';
import { watchPage } from './watch-page';

/** How much slower than this computer the phone is. */
const slowdown = 4;

/** A line in bytes per second and milliseconds. */
export interface Line {
  readonly bytesPerSecond: number;
  readonly roundTrip: number;
}

/** 400 kbit/s each way, 400 ms: the slow line that the site is made for. */
export const slowLine: Line = { bytesPerSecond: 400_000 / 8, roundTrip: 400 };

export interface Phone {
  /**
   * Opens a page's tab with nothing in any cache, at 390 px and density 3, 4x slowed down, and closes
   * it when `use` is done. The service worker is kept out, since the emulated line does not reach it.
   */
  readonly visit: <Result>(
    line: Line | undefined,
    use: (page: Page, protocol: CDPSession) => Promise<Result>,
  ) => Promise<Result>;
  readonly close: () => Promise<void>;
}

async function emulate(context: BrowserContext, page: Page, line: Line | undefined) {
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (line) {
    await protocol.send('Network.enable');
    await protocol.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.roundTrip,
      downloadThroughput: line.bytesPerSecond,
      uploadThroughput: line.bytesPerSecond,
    });
  }
  return protocol;
}

/** Starts the browser that all loads share; each has a context, and so a cache, of its own. */
export async function startPhone(): Promise<Phone> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [
      '--disable-background-networking',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  const { defaultBrowserType: _, userAgent: __, ...screen } = devices['iPhone 13'];
  return {
    visit: async (line, use) => {
      const context = await browser.newContext({ ...screen, serviceWorkers: 'block' });
      try {
        const page = await context.newPage();
        const protocol = await emulate(context, page, line);
        await watchPage(page);
        return await use(page, protocol);
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
}
