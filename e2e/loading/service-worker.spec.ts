/** The service worker where the host redirects, hangs or is gone, and where another server has its port. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import sirv from 'sirv';
import { page as exported } from '../support/exported';
import { basePath, pathInside } from '../support/published';
import { expect, test } from '../support/test';

const path = `${basePath}/contact`;
const { $ } = exported('contact/index.html');
const heading = $('h1').text();
const sheet = $('link[rel="stylesheet"]').attr('href') ?? '';

const files = sirv('out', { dev: true });

/** A host that redirects to addresses with a slash, as most do. */
const site: RequestListener = (request, response) => {
  const { url = '' } = request;
  if (/\/[^/.]+$/.test(url)) {
    response.writeHead(301, { Location: `${url}/` }).end();
    return;
  }
  request.url = pathInside(url);
  files(request, response, () => void response.writeHead(404).end());
};

/** A server whose answers change, and a page that the service worker controls. */
async function startHost(page: Page) {
  let answer = site;
  const server = createServer((request, response) => answer(request, response)).listen(0);
  await once(server, 'listening');
  const address = server.address();
  const url = `http://localhost:${typeof address === 'object' ? address?.port : ''}${path}`;
  await page.goto(`${url}/`);
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.reload();
  return {
    url,
    answerWith(other: RequestListener) {
      answer = other;
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

test.use({ serviceWorkers: 'allow' });

test('an address that redirects opens again from a host that hangs, or is gone', async ({
  page,
}) => {
  const host = await startHost(page);
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(host.url);
  let asked = 0;
  host.answerWith(() => {
    asked += 1;
  });
  await page.goto(host.url, { waitUntil: 'commit' });
  await expect(title).toHaveText(heading);
  expect(asked).toBeGreaterThan(0);
  host.stop();
  // An opaque redirect in the page's place would be followed the second time.
  for (const _ of [1, 2]) {
    await page.goto(host.url);
    await expect(title).toHaveText(heading);
  }
});

test('another server at the port is never answered for', async ({ page }) => {
  const host = await startHost(page);
  let broken = false;
  host.answerWith(({ url }, response) => {
    if (url === sheet) response.end('other');
    else if (url !== `${path}/`) response.writeHead(404).end();
    else if (broken) response.setHeader('Content-Type', 'text/html').end('<h1>Other</h1>');
    else {
      // The first look fails, which is when a page of the cache would be shown.
      broken = true;
      response.destroy();
    }
  });
  await page.goto(`${host.url}/`);
  await expect(page.getByRole('heading')).toHaveText('Other');
  expect(await page.evaluate(async (url) => (await fetch(url)).text(), sheet)).toBe('other');
  await expect
    .poll(() =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ]),
    )
    .toEqual([]);
  host.stop();
});
