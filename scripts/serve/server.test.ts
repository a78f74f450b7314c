import { once } from 'node:events';
import { createServer, get as request } from 'node:http';
import { connect } from 'node:net';
import { compressFiles } from '../export/hosting';
import { type RunningServer, startServer } from './server';
import { temporaryFolder } from './testing';

const year = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';
const site = temporaryFolder();
const mailbox = `${site.path}/.mailbox`;
let server: RunningServer;

async function get(path: string, { url } = server) {
  const response = await fetch(url + path, {
    headers: { 'accept-encoding': 'br' },
    redirect: 'manual',
  });
  const { status, headers } = response;
  return { answer: `${status} ${headers.get('location') ?? (await response.text())}`, headers };
}

beforeAll(async () => {
  for (const name of ['index', '404', 'ar/404', 'curtains/blackout/index'])
    site.write(`${name}.html`, name);
  site.write('media/film.mp4', 'film');
  await compressFiles(site.path);
  server = await startServer({ root: site.path, port: 0, mailbox });
});

afterAll(async () => {
  await server.close();
  site.remove();
});

test.each([
  ['/curtains/blackout', '200 curtains/blackout/index'],
  ['/ar', '404 ar/404'],
  ['/nothing', '404 404'],
  ['/%', '404 404'],
])('answers %s as a host does', async (path, expected) => {
  const { answer, headers } = await get(path);
  expect(answer).toBe(expected);
  expect(headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/);
  expect(headers.get('cache-control')).toBe(revalidated);
});

test('sends the headers of _headers', async () => {
  const { headers } = await get('/media/film.mp4');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe(year);
  expect((await get('/media/gone.mp4')).headers.get('cache-control')).toBe(revalidated);
});

test('works under a base path', async () => {
  const shop = await startServer({ root: site.path, port: 0, mailbox, basePath: '/shop' });
  for (const [path, answer] of [
    ['/', '302 /shop/'],
    ['/shop', '200 index'],
    ['/shop/curtains/blackout', '200 curtains/blackout/index'],
    ['/curtains/blackout', '404 404'],
    ['/shopping/', '404 404'],
  ] as const)
    expect(await get(path, shop)).toMatchObject({ answer });
  await shop.close();
});

test.each(['127.0.0.1', '::1'])('says that its port is in use at %s', async (host) => {
  const other = createServer().listen(0, host);
  await once(other, 'listening');
  const { port } = Object(other.address());
  const another = startServer({ root: site.path, port, mailbox });
  await expect(another).rejects.toThrow(`Port ${port} is in use.`);
  other.close();
});

test.each([
  ['localhost:3000', 200],
  ['evil.example', 421],
  ['localhost.evil.example', 421],
])('responds to requests for this computer alone: %s', async (host, status) => {
  const [response] = await once(request(server.url, { headers: { host } }), 'response');
  expect(response.statusCode).toBe(status);
  response.resume();
});

const head = 'POST /api/v1.0/email/send-form HTTP/1.1\r\nHost: localhost\r\n';

test.each([
  ['is announced, before it comes', `${head}Content-Length: 102401\r\n\r\n`, ''],
  [
    'comes in chunks',
    `${head}Transfer-Encoding: chunked\r\n\r\n`,
    `8000\r\n${'m'.repeat(0x8000)}\r\n`.repeat(4),
  ],
])('refuses a message above 100 KB that %s', async (_, start, body) => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(start + body);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1.1 413 /);
  await once(socket, 'close');
});
