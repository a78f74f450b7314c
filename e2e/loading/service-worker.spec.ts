/** The service worker where the host redirects, hangs or is gone. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import sirv from 'sirv';
import { page as exported, textFile } from '../support/exported';
import { basePath, pathInside } from '../support/published';
import { expect, test } from '../support/test';

const path = `${basePath}/contact`;
const heading = exported('contact/index.html').$('h1').text();
const newer = 'Published today';
let published = heading;
const files = sirv('out', { dev: true });

/** A host that redirects to addresses with a slash, as most do. */
const site: RequestListener = (request, response) => {
  const { url = '' } = request;
  if (/\/[^/.]+$/.test(url)) {
    response.writeHead(301, { Location: `${url}/` }).end();
    return;
  }
  request.url = pathInside(url);
  if (request.url === '/contact/')
    response
      .setHeader('content-type', 'text/html')
      .end(textFile('contact/index.html').replaceAll(heading, published));
  else files(request, response, () => void response.writeHead(404).end());
};

test.use({ serviceWorkers: 'allow' });

test('pages open again from a host that redirects, hangs or is gone, and none at another’s', async ({
  page,
}) => {
  let asked = 0;
  let answer = site;
  const server = createServer((request, response) => answer(request, response)).listen(0);
  await once(server, 'listening');
  const { port = 0 } = Object(server.address());
  const url = `http://localhost:${port}${path}`;
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(`${url}/`);
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.reload();
  await page.goto(url);
  published = newer;
  await page.goto(url);
  await expect(title, 'the newer page').toHaveText(newer);
  answer = () => {
    asked += 1;
  };
  await page.goto(url, { waitUntil: 'commit' });
  await expect(title).toHaveText(newer);
  expect(asked).toBeGreaterThan(0);
  server.close();
  server.closeAllConnections();
  // An opaque redirect in the page's place would be followed the second time.
  for (const _ of [1, 2]) {
    await page.goto(url);
    await expect(title).toHaveText(newer);
  }
  answer = (_, response) =>
    response.setHeader('content-type', 'text/html').end('<h1>Another project</h1>');
  await once(server.listen(port), 'listening');
  await page.goto(`${url}/`);
  await expect(title).toHaveText('Another project');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  server.close();
});

test('a logo that is replaced under its name is the new one on the next visit, and offline', async ({
  page,
}) => {
  const logo = exported('index.html').$('img[src*="/clients/"]').attr('src') ?? '';
  const drawn = (width: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"/>`;
  let text = drawn(101);
  const server = createServer((request, response) => {
    if (request.url === logo) response.setHeader('content-type', 'image/svg+xml').end(text);
    else site(request, response);
  }).listen(0);
  await once(server, 'listening');
  const { port = 0 } = Object(server.address());
  const visit = async () => {
    await page.goto(`http://localhost:${port}${basePath}/terms/`);
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    return page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return image.naturalWidth;
    }, logo);
  };
  expect(await visit()).toBe(101);
  text = drawn(102);
  expect(await visit()).toBe(102);
  server.close();
  server.closeAllConnections();
  expect(await visit()).toBe(102);
});
