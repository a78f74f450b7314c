/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type RunningServer, startServer } from '../server';
import { send, temporaryFolder } from '../testing';

const page = `<!doctype html><title>Blackout</title>${'<p>Curtains</p>'.repeat(100)}`;
const film = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
const site = temporaryFolder();
let server: RunningServer;
const get = (path: string, headers = {}, method = 'GET') => send(server.url, path, headers, method);

beforeAll(async () => {
  site.write('index.html', '<title>Home</title>');
  site.write('404.html', '<title>Not found</title>');
  site.write('curtains/blackout/index.html', page);
  site.write('_next/static/a.js', 'let a;');
  site.write('__next._tree.txt', 'tree');
  site.write('_redirects', '/a /b');
  site.write('.env', 'secret');
  site.write('curtains/.env', 'secret');
  site.write('media/film.mp4', film);
  for (const name of ['a.avif', 'a.webp', 'a.svg', 'a.xml', 'site.webmanifest', 'a.ico', 'a.woff2'])
    site.write(name, 'x');
  server = await startServer({ root: site.path, port: 0, mailbox: `${site.path}/.mailbox` });
});

afterAll(async () => {
  await server.close();
  site.remove();
});

test.each([
  '/curtains/blackout',
  '/curtains/blackout/',
  '/curtains/blackout/?a=%',
  '/curtains%2fx/..',
])('answers %s as a clean address or not at all', async (path) => {
  const reply = await get(path);
  const isPage = path.startsWith('/curtains/blackout');
  expect(reply.status).toBe(isPage ? 200 : 404);
  if (isPage) expect(reply.body.toString()).toBe(page);
});

test.each([
  ['/', 'text/html; charset=utf-8'],
  ['/__next._tree.txt', 'text/plain; charset=utf-8'],
  ['/_next/static/a.js', 'text/javascript; charset=utf-8'],
  ['/media/film.mp4', 'video/mp4'],
  ['/a.avif', 'image/avif'],
  ['/a.webp', 'image/webp'],
  ['/a.svg', 'image/svg+xml; charset=utf-8'],
  ['/a.xml', 'application/xml; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/a.ico', 'image/x-icon'],
  ['/a.woff2', 'font/woff2'],
])('serves %s as %s', async (path, type) => {
  const reply = await get(path);
  expect([reply.status, reply.headers['content-type']]).toEqual([200, type]);
});

test.each([
  '/nothing',
  '/a.svg/',
  '/curtains//blackout',
  '/_redirects',
  '/.env',
  '/curtains/.env',
  '/../serve',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cetc',
  '/curtains',
])('answers %s with the page for unknown addresses', async (path) => {
  const reply = await get(path);
  expect([reply.status, reply.body.toString()]).toEqual([404, '<title>Not found</title>']);
  expect(reply.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(reply.headers.etag).toBeUndefined();
});

test.each(['/%', '/%zz', '/%c0%ae', '/a%00b'])('calls %s malformed', async (path) => {
  expect((await get(path)).status).toBe(400);
});

test('keeps hashed files for a year and asks again for the others', async () => {
  const year = 'public, max-age=31536000, immutable';
  const cache = async (path: string) => (await get(path)).headers['cache-control'];
  expect(await cache('/_next/static/a.js')).toBe(year);
  expect(await cache('/media/film.mp4')).toBe(year);
  expect(await cache('/')).toBe('public, max-age=0, must-revalidate');
  expect(await cache('/_next/static/gone.js')).toBe('public, max-age=0, must-revalidate');
});

test('compresses text by what the client accepts', async () => {
  const path = '/curtains/blackout/';
  const brotli = await get(path, { 'Accept-Encoding': 'gzip, br' });
  const gzip = await get(path, { 'Accept-Encoding': 'gzip, br;q=0' });
  const plain = await get(path);
  expect(brotliDecompressSync(brotli.body).toString()).toBe(page);
  expect(gunzipSync(gzip.body).toString()).toBe(page);
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(new Set([brotli, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3);
});

test('never compresses films, nor texts too short to gain', async () => {
  for (const path of ['/media/film.mp4', '/'])
    expect(
      (await get(path, { 'Accept-Encoding': 'br' })).headers['content-encoding'],
    ).toBeUndefined();
});

test('answers 304 to a copy that is still good', async () => {
  const accept = { 'Accept-Encoding': 'br' };
  const { headers } = await get('/curtains/blackout/', accept);
  const again = (condition: object) => get('/curtains/blackout/', { ...accept, ...condition });
  const byTag = await again({ 'If-None-Match': `"x", W/${headers.etag}` });
  expect([byTag.status, byTag.body.length, byTag.headers.etag]).toEqual([304, 0, headers.etag]);
  expect((await again({ 'If-Modified-Since': headers['last-modified'] })).status).toBe(304);
  expect((await again({ 'If-None-Match': '"other"' })).status).toBe(200);
  const older = { 'If-Modified-Since': 'Mon, 01 Jan 2001 00:00:00 GMT' };
  expect((await again(older)).status).toBe(200);
});

test('sends parts of a film', async () => {
  const part = await get('/media/film.mp4', { Range: 'bytes=10-19' });
  expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 10-19/256']);
  expect(part.body).toEqual(film.subarray(10, 20));
  const beyond = await get('/media/film.mp4', { Range: 'bytes=256-' });
  expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */256']);
  const outdated = await get('/media/film.mp4', { Range: 'bytes=1-2', 'If-Range': '"old"' });
  expect([outdated.status, outdated.body.length]).toEqual([200, 256]);
});

test('sends the headers of a GET to HEAD and refuses other methods', async () => {
  const head = await get('/media/film.mp4', {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '256', 0]);
  const put = await get('/', {}, 'PUT');
  expect([put.status, put.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('sends a changed file anew', async () => {
  const read = async () =>
    brotliDecompressSync((await get('/new.txt', { 'Accept-Encoding': 'br' })).body).toString();
  site.write('new.txt', 'a'.repeat(600));
  expect(await read()).toMatch(/^a+$/);
  site.write('new.txt', 'b'.repeat(601));
  expect(await read()).toMatch(/^b+$/);
});
