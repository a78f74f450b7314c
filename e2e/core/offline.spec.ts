import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../scripts/serve/server';
import { test } from './test';
import { visitorOf } from './visitor';

// For Chromium, where the other journeys do without.
test.use({ serviceWorkers: 'allow' });

test('pages that were seen open again when the site cannot be reached', async ({ driver }) => {
  const mailbox = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const server = await startServer({ root: 'out', port: 0, mailbox });
  const visitor = visitorOf(driver, server.url);
  try {
    await visitor.goto('/curtains/wave/');
    await visitor.press('Tab');
    await visitor.until('pages are kept', () => Boolean(navigator.serviceWorker.controller));
    await visitor.goto('/about/');
  } finally {
    await server.close();
    await rm(mailbox, { recursive: true, force: true });
  }
  await visitor.goto('/about/');
  await visitor.see('link', 'Call', { within: 'footer' });
  await visitor.goto('/blinds/office/');
  await visitor.see('heading', 'Come in, write or call');
});
