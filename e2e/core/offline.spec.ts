import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../scripts/serve/server';
import { basePath } from '../published';
import { test } from './test';

// The other journeys do without, where Playwright opens the window.
test.use({ serviceWorkers: 'allow' });

test('pages that were seen open again when the site cannot be reached', async ({ visitor }) => {
  const mailbox = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const server = await startServer({ root: 'out', port: 0, mailbox, basePath });
  const site = `${server.url}${basePath}`;
  try {
    await visitor.goto(`${site}/curtains/wave/`);
    await visitor.press('Tab');
    await visitor.until('pages are kept', () => Boolean(navigator.serviceWorker.controller));
    await visitor.goto(`${site}/about/`);
  } finally {
    await server.close();
    await rm(mailbox, { recursive: true, force: true });
  }
  await visitor.goto(`${site}/about/`);
  await visitor.see('link', 'Call', { within: 'footer' });
  await visitor.goto(`${site}/blinds/office/`);
  await visitor.see('heading', 'There is no connection');
});
