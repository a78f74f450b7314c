import type { Page } from '@playwright/test';
import { startServer } from '@/scripts/serve/server';
import { temporaryFolder } from '@/scripts/serve/testing';
import { basePath } from './published';

/** The exported site and its mailbox, which a test can stop and start. */
export async function startSite() {
  const { path: mailbox, remove } = temporaryFolder();
  const start = (port: number) => startServer({ root: 'out', port, mailbox, basePath });
  let server = await start(0);
  const { origin, port } = new URL(server.url);
  return {
    origin,
    url: `${origin}${basePath}`,
    mailbox,
    stop: () => server.close(),
    restart: async () => {
      server = await start(Number(port));
    },
    remove,
  };
}

/** Adds the base path to the paths that a page opens. */
export function openByPath(page: Page, url: string): void {
  const goto = page.goto.bind(page);
  page.goto = (address, options) =>
    goto(address.startsWith('/') ? `${url}${address}` : address, options);
}
