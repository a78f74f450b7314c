import { rm } from 'node:fs/promises';
import { test as base, type CDPSession, expect, type Page } from '@playwright/test';
import { readMessages } from '@/scripts/serve/mailbox';
import { startClock, timezoneId } from './clock';
import { isMismatch, recordConsoleErrors } from './console-errors';
import { relayEmail } from './published';
import { openByPath, startSite } from './site';

export { expect };

/** Delays requests, like a slow connection. @returns releases them */
export async function delayRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

export const delayScripts = (page: Page) => delayRequests(page, '**/_next/static/**/*.js');

/** The paths that a page requests from now on. */
export function requestedPaths(page: Page): ReadonlySet<string> {
  const paths = new Set<string>();
  page.on('request', (request) => paths.add(new URL(request.url()).pathname));
  return paths;
}

interface Fixtures {
  /** Whether the pages are changed before hydration, and so may differ from what was served (browser/hydrate.tsx). */
  readonly isChanged: boolean;
  /** Messages of this test in the preview server's mailbox, newest first. */
  readonly mailbox: {
    readonly messages: () => Promise<readonly Readonly<Record<string, string>>[]>;
  };
  /**
   * A page of the worker's, with warm caches, which takes half the processor time of an own one: for tests without an
   * option, clock or script of their own. Each begins at 1440 px without what is stored, media or routes of others.
   */
  readonly shared: {
    readonly page: Page;
    readonly consoleErrors: readonly string[];
    /** Requests of this test to other hosts. */
    readonly foreign: readonly string[];
    /** Loads no more pictures in this test, whose decoding is a tenth of its processor time. */
    readonly blockPictures: () => Promise<void>;
  };
  /** Script errors, policy violations and failed requests. */
  readonly consoleErrors: string[];
  /** Makes the server unreachable until the end of the test; unlike Playwright's `setOffline`, from service workers, too. */
  readonly stopServer: () => Promise<void>;
}

interface WorkerFixtures {
  readonly site: Awaited<ReturnType<typeof startSite>>;
  readonly sharedPage: Page;
}

/** One server and mailbox per worker; one page per test, unless it takes the shared one. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the pattern is how the runner reads dependencies
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
      site.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(`${site.url}/`),
  isChanged: [false, { option: true }],
  context: async ({ context, site, isChanged }, use) => {
    await startClock(context);
    await relayEmail(context, site.origin);
    context.on('page', (page) => openByPath(page, site.url));
    const mismatches: string[] = [];
    context.on('console', (message) => {
      if (isMismatch(message.text())) mismatches.push(message.text());
    });
    await use(context);
    if (!isChanged) expect(mismatches).toEqual([]);
  },
  sharedPage: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ serviceWorkers: 'block', timezoneId });
      await startClock(context);
      await relayEmail(context, site.origin);
      const page = await context.newPage();
      openByPath(page, site.url);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  shared: async ({ sharedPage: page, site, isChanged }, use) => {
    // A page of this origin, which stores nothing more as it is left.
    await page.goto(`${site.url}/robots.txt`);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    const media = { media: null, colorScheme: null, reducedMotion: null, contrast: null };
    await page.emulateMedia(media);
    await page.setViewportSize({ width: 1440, height: 900 });
    const consoleErrors = recordConsoleErrors(page);
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${site.url}/`) && !url.startsWith('data:')) foreign.push(url);
    });
    let device: CDPSession | undefined;
    const blockPictures = async () => {
      device ??= await page.context().newCDPSession(page);
      await device.send('Network.enable');
      await device.send('Network.setBlockedURLs', { urls: ['*/media/*'] });
    };
    await use({ page, consoleErrors, foreign, blockPictures });
    await device?.detach();
    for (const event of ['pageerror', 'console', 'requestfailed', 'request', 'load'])
      await page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (!isChanged) expect(consoleErrors.filter(isMismatch)).toEqual([]);
  },
  mailbox: async ({ site }, use) => {
    await rm(site.mailbox, { recursive: true, force: true });
    await use({
      messages: async () =>
        (await readMessages(site.mailbox)).map(({ fields }) => Object.fromEntries(fields)),
    });
  },
  stopServer: async ({ site }, use) => {
    let stopped = false;
    await use(async () => {
      await site.stop();
      stopped = true;
    });
    if (stopped) await site.restart();
  },
  consoleErrors: async ({ page }, use) => {
    await use(recordConsoleErrors(page));
  },
});
