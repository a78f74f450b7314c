import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { compressFiles } from '../export/compress';
import { portSetting } from './port';
import { type RunningServer, startServer } from './server';
import { send, temporaryFolder } from './testing';

const page = `<!doctype html><title>Blackout</title>${'<p>Curtains</p>'.repeat(100)}`;
const film = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
const year = 'public, max-age=31536000, immutable';
const revalidated = 'public, max-age=0, must-revalidate';
const site = temporaryFolder();
const mailbox = `${site.path}/.mailbox`;
let server: RunningServer;
const get = (path: string, headers = {}) => send(server.url, path, headers);

beforeAll(async () => {
  site.write('index.html', '<title>Home</title>');
  site.write('404.html', '<title>Not found</title>');
  site.write('ar/404.html', '<title>In Arabic</title>');
  site.write('curtains/blackout/index.html', page);
  site.write('_next/static/a.js', 'let a;');
  site.write('media/film.mp4', film);
  site.write('site.webmanifest', '{}');
  server = await startServer({ root: site.path, port: 0, mailbox });
});

afterAll(async () => {
  await server.close();
  site.remove();
});

test.each(['/curtains/blackout', '/curtains/blackout/', '/curtains/blackout/?a=%'])(
  'serves %s as a clean address',
  async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, body.toString()]).toEqual([200, page]);
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
    expect(headers['cache-control']).toBe(revalidated);
  },
);

test.each(['/ar', '/ar/nothing', '/ar/nothing/at/all'])(
  'answers %s in its language',
  async (path) => {
    const { status, body } = await get(path);
    expect([status, body.toString()]).toEqual([404, '<title>In Arabic</title>']);
  },
);

test.each(['/nothing', '/curtains', '/../../etc/passwd', '/..%2f..%2fetc%2fpasswd', '/%'])(
  'answers %s with the page for unknown addresses',
  async (path) => {
    const { status, body, headers } = await get(path);
    expect([status, body.toString()]).toEqual([404, '<title>Not found</title>']);
    expect(headers['cache-control']).toBe(revalidated);
  },
);

test('sends the headers of _headers', async () => {
  const { headers } = await get('/');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': revalidated,
  });
  expect((await get('/media/film.mp4')).headers['cache-control']).toBe(year);
  expect((await get('/media/gone.mp4')).headers['cache-control']).toBe(revalidated);
});

test('sends files as the build has compressed them, to those who accept that', async () => {
  site.write('compressed.css', 'a{color:red}'.repeat(99));
  await compressFiles(site.path);
  const { headers, body } = await get('/compressed.css', { 'Accept-Encoding': 'gzip, br' });
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(body).toEqual(readFileSync(join(site.path, 'compressed.css.br')));
  expect(brotliDecompressSync(body).toString()).toMatch(/^a{color:red}/);
  expect((await get('/compressed.css')).body.toString()).toMatch(/^a{color:red}/);
});

test('works under a base path', async () => {
  const shop = await startServer({ root: site.path, port: 0, mailbox, basePath: '/shop' });
  const answers = async (path: string) => {
    const { status, headers, body } = await send(shop.url, path);
    return `${status} ${headers.location ?? body}`;
  };
  expect(await answers('/')).toBe('302 /shop/');
  expect(await answers('/shop')).toBe('200 <title>Home</title>');
  expect(await answers('/shop/curtains/blackout')).toBe(`200 ${page}`);
  expect(await answers('/curtains/blackout')).toBe('404 <title>Not found</title>');
  expect(await answers('/shopping/')).toBe('404 <title>Not found</title>');
  await shop.close();
});

test('says that a port is in use, or none', async () => {
  const { port } = new URL(server.url);
  const another = startServer({ root: site.path, port: Number(port), mailbox });
  await expect(another).rejects.toThrow(`Port ${port} is in use.`);
  expect(() => portSetting('30 00')).toThrow("PORT is '30 00'. Use a whole number");
});
