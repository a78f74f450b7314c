import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { sendFormPath } from '../components/forms/email-service';
import { staticPaths } from '../config/published-paths';
import { paths } from '../lib/pages';
import { readMessages } from '../scripts/serve/mailbox';
import { startServer } from '../scripts/serve/server';
import { basePath, relayEmail } from './published';

export { expect } from '@playwright/test';

/** What the preview server's mailbox has kept in this test, newest first. */
export interface Mailbox {
  readonly messages: () => Promise<readonly Readonly<Record<string, string>>[]>;
}

/**
 * Holds the page's scripts back, as a slow line does.
 * @returns lets them, and all that follow, come
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Has the device refuse to keep anything. */
export async function refuseStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
  });
}

/** A page that the tests of a worker open one after the other: its caches stay warm. */
export interface SharedPage {
  readonly page: Page;
  /** What the page complains of in this test, as `consoleErrors` has it. */
  readonly consoleErrors: readonly string[];
  /** Addresses of other hosts that it has asked in this test. */
  readonly foreign: readonly string[];
}

interface Fixtures {
  readonly mailbox: Mailbox;
  /** For tests that only read pages; what they set (media, size, style) they set at their beginning; routes end with the test. */
  readonly shared: SharedPage;
  /** What the page complained of: script errors, refused policies, failed requests. */
  readonly consoleErrors: string[];
}

interface WorkerFixtures {
  readonly site: { readonly url: string; readonly mailbox: string };
  readonly sharedPage: Page;
}

/** Skips a test that comes to a page that this shop has not. */
function skipWhereGone(address: string): void {
  const path = address.replace(/^\/ar(?=\/|$)|\/?(?:[#?].*)?$/g, '') || '/';
  const isOfKind = staticPaths.some((each) => each !== '/' && path.startsWith(each));
  const isThere = paths.some((each) => each === path);
  base.skip(isOfKind && !isThere, `${path} is not on this shop’s site`);
}

/** Has a page take paths as content names them; the site may be built for a folder of its host. */
function openByPath(page: Page, url: string): void {
  const goto = page.goto.bind(page);
  page.goto = (address, options) => {
    skipWhereGone(address);
    return goto(address.startsWith('/') ? `${url}${address}` : address, options);
  };
}

/** Notes what a page complains of. */
function recordConsoleErrors(page: Page): string[] {
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') consoleErrors.push(message.text());
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Pictures that a navigation or a wider window made needless are given up on purpose.
    if (!reason.includes('ERR_ABORTED')) consoleErrors.push(`${request.url()} ${reason}`);
  });
  return consoleErrors;
}

/**
 * Has the page's next posts answered so; `page.unroute` of what this gives ends it.
 * @returns the address that is answered for
 */
export async function answerPosts(
  page: Page,
  answer: { readonly status: number; readonly body: string; readonly contentType?: string },
): Promise<string> {
  const posts = `**${sendFormPath}`;
  await page.route(posts, (route) => route.fulfill(answer));
  return posts;
}

/** Every worker has a server and a mailbox of its own; every test a page on it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the pattern is how the runner reads dependencies
    async ({}, use) => {
      const mailbox = await mkdtemp(join(tmpdir(), 'mailbox-'));
      const options = { root: 'out', port: 0, mailbox, basePath, compressed: false };
      const server = await startServer(options);
      await use({ url: `${server.url}${basePath}`, mailbox });
      await server.close();
      await rm(mailbox, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(`${site.url}/`),
  context: async ({ context, site }, use) => {
    await relayEmail(context, new URL(site.url).origin);
    // Journeys name pages as content does; the site may be built for a folder of its host.
    context.on('page', (page) => openByPath(page, site.url));
    await use(context);
  },
  sharedPage: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      await relayEmail(context, new URL(site.url).origin);
      const page = await context.newPage();
      openByPath(page, site.url);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  shared: async ({ sharedPage: page, site }, use) => {
    const consoleErrors = recordConsoleErrors(page);
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${site.url}/`) && !url.startsWith('data:')) foreign.push(url);
    });
    await use({ page, consoleErrors, foreign });
    for (const event of ['pageerror', 'console', 'requestfailed', 'request'])
      await page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  mailbox: async ({ site }, use) => {
    await rm(site.mailbox, { recursive: true, force: true });
    await use({
      messages: async () =>
        (await readMessages(site.mailbox)).map(({ fields }) => Object.fromEntries(fields)),
    });
  },
  consoleErrors: async ({ page }, use) => {
    await use(recordConsoleErrors(page));
  },
});
