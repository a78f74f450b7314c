import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { sendFormPath } from '../components/forms/email-service';
import { readMessages } from '../scripts/serve/mailbox';
import { startServer } from '../scripts/serve/server';
import { basePath, relayEmail } from './published';

export { expect } from '@playwright/test';

/** What the preview server's mailbox has kept in this test, newest first. */
export interface Mailbox {
  readonly messages: () => Promise<readonly Readonly<Record<string, string>>[]>;
}

interface Fixtures {
  readonly mailbox: Mailbox;
  /** What the page complained of: script errors, refused policies, failed requests. */
  readonly complaints: string[];
}

interface WorkerFixtures {
  readonly site: { readonly url: string; readonly mailbox: string };
}

/**
 * How the e-mail service may answer a post in place of the mailbox: with a status and a body, with a
 * broken connection, or with 'silence', until the page gives up.
 */
export type Answer =
  | { readonly status: number; readonly body: string; readonly contentType?: string }
  | 'broken connection'
  | 'silence';

/**
 * Has the page's next posts answered so; `page.unroute` of what this gives ends it.
 * @returns the address that is answered for
 */
export async function answerPosts(page: Page, answer: Answer): Promise<string> {
  const posts = `**${sendFormPath}`;
  await page.route(posts, async (route) => {
    if (answer === 'broken connection') await route.abort('connectionreset');
    else if (answer !== 'silence') await route.fulfill(answer);
  });
  return posts;
}

/** Every worker has a server and a mailbox of its own; every test a page on it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the pattern is how the runner reads dependencies
    async ({}, use) => {
      const mailbox = await mkdtemp(join(tmpdir(), 'mailbox-'));
      const server = await startServer({ root: 'out', port: 0, mailbox, basePath });
      await use({ url: `${server.url}${basePath}`, mailbox });
      await server.close();
      await rm(mailbox, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(`${site.url}/`),
  context: async ({ context, site }, use) => {
    await relayEmail(context, new URL(site.url).origin);
    await use(context);
  },
  // Journeys name pages as content does; the site may be built for a folder of its host.
  page: async ({ page, site }, use) => {
    const goto = page.goto.bind(page);
    page.goto = (address, options) =>
      goto(address.startsWith('/') ? `${site.url}${address}` : address, options);
    await use(page);
  },
  mailbox: async ({ site }, use) => {
    await rm(site.mailbox, { recursive: true, force: true });
    await use({
      messages: async () =>
        (await readMessages(site.mailbox)).map(({ fields }) => Object.fromEntries(fields)),
    });
  },
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Pictures that a navigation or a wider window made needless are given up on purpose.
      if (!reason.includes('ERR_ABORTED')) complaints.push(`${request.url()} ${reason}`);
    });
    await use(complaints);
  },
});
