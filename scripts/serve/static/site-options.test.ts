/** @jest-environment node */
import { type RunningServer, type ServerOptions, startServer } from '../server';
import { send, temporaryFolder } from '../testing';
import { preparedQuality } from './compress';

const site = temporaryFolder();
let server: RunningServer;

async function start(more: Partial<ServerOptions> = {}): Promise<string> {
  server = await startServer({
    root: site.path,
    port: 0,
    mailbox: `${site.path}/.mailbox`,
    ...more,
  });
  return server.url;
}

beforeAll(() => {
  site.write('index.html', 'home');
  site.write('404.html', 'unknown');
  site.write('about/index.html', 'about');
});

afterEach(() => server.close());
afterAll(() => site.remove());

test('stands under a base path', async () => {
  const url = await start({ basePath: '/shop' });
  const answers = async (path: string) => {
    const { status, body } = await send(url, path);
    return `${status} ${body}`;
  };
  expect((await send(url, '/')).headers.location).toBe('/shop/');
  expect(await answers('/shop')).toBe('200 home');
  expect(await answers('/shop/about')).toBe('200 about');
  expect(await answers('/about/')).toBe('404 unknown');
  expect(await answers('/shopping/')).toBe('404 unknown');
  expect(await answers('/shop/_mailbox/messages.json')).toBe('200 []');
});

test('compresses for a waiting visitor, and then as small as can be', async () => {
  site.write('long/index.html', Array.from({ length: 4000 }, (_, index) => index ** 2).join(' '));
  const size = async (url: string) =>
    (await send(url, '/long/', { 'accept-encoding': 'br' })).body.length;
  const smallest = await size(await start({ brotliQuality: preparedQuality }));
  await server.close();

  const url = await start();
  expect(await size(url)).toBeGreaterThan(smallest);
  while ((await size(url)) > smallest) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await size(url)).toBe(smallest);
});

test('sends the headers of _headers instead of its own, and anew when it changes', async () => {
  const url = await start();
  site.write(
    '_headers',
    '/*\n  X-Test: all\n/about/\n  X-Test: about\n  Cache-Control: no-cache\n',
  );
  const about = await send(url, '/about');
  expect(about.headers).toMatchObject({ 'x-test': 'all, about', 'cache-control': 'no-cache' });
  const home = await send(url, '/');
  expect(home.headers).toMatchObject({
    'x-test': 'all',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  expect((await send(url, '/_headers')).status).toBe(404);

  site.write('_headers', '/*\n  malformed');
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = await send(url, '/');
  expect(broken.status).toBe(500);
  expect(broken.body.toString()).toMatch(/_headers, line 2: neither/);
  expect(log).toHaveBeenCalledTimes(1);
});
