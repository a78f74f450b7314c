import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { startServer } from '../scripts/serve/server';

export { expect } from '@playwright/test';

interface Kept {
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** The preview server's mailbox, as a person would use it at /_mailbox. */
export interface Mailbox {
  readonly clear: () => Promise<void>;
  readonly messages: () => Promise<readonly Readonly<Record<string, string>>[]>;
  /** Provokes an answer of the e-mail service: 'ok', '400', '429', '500', '502', 'silent', 'reset' … */
  readonly answer: (
    mode: string,
    options?: { readonly seconds?: number; readonly times?: number },
  ) => Promise<void>;
}

interface Fixtures {
  readonly mailbox: Mailbox;
  /** What the page complained of: script errors, refused policies, failed requests. */
  readonly complaints: string[];
}

interface WorkerFixtures {
  readonly site: { readonly url: string };
}

async function post(url: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: new URL(url).origin },
    redirect: 'manual',
  });
  if (answer.status >= 400) throw new Error(`${url} answered ${answer.status}`);
}

/** Every worker has a server and a mailbox of its own; every test a page on it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the pattern is how the runner reads dependencies
    async ({}, use) => {
      const mailbox = await mkdtemp(join(tmpdir(), 'mailbox-'));
      // One quality: nothing is made smaller beside the journeys.
      const server = await startServer({ root: 'out', port: 0, mailbox, brotliQuality: 9 });
      await use({ url: server.url });
      await server.close();
      await rm(mailbox, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  mailbox: async ({ site }, use) => {
    const mailbox: Mailbox = {
      clear: () => post(`${site.url}/_mailbox/delete`, {}),
      messages: async () => {
        const kept: readonly Kept[] = await (
          await fetch(`${site.url}/_mailbox/messages.json`)
        ).json();
        return kept.map(({ fields }) => Object.fromEntries(fields));
      },
      answer: (mode, { seconds, times } = {}) =>
        post(`${site.url}/_mailbox/mode`, {
          mode,
          ...(seconds !== undefined && { seconds: String(seconds) }),
          ...(times !== undefined && { times: String(times) }),
        }),
    };
    await mailbox.clear();
    await mailbox.answer('ok');
    await use(mailbox);
    await mailbox.answer('ok');
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
