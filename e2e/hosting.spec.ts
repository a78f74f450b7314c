import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import {
  immutable,
  immutableFolders,
  revalidated,
  securityHeaders,
} from '../scripts/export/headers';
import { smallestCompressed } from '../scripts/hosting/compress-folder';
import { contentType, isText } from '../scripts/hosting/content-types';
import { pageAddresses } from '../scripts/page-addresses';
import { type Reply, send, type TemporaryFolder } from '../scripts/serve/testing';
import { hosts } from './hosting/hosts';
import { isInstalled, type Running } from './hosting/running';
import { oneOfEachKind, sampleSite, secrets } from './hosting/sites';

/** Recipes of docs/hosting.md that can be run on this computer, over a sample and over out/. */
test.describe.configure({ mode: 'default' });

const unpacked = { br: brotliDecompressSync, gzip: gunzipSync } as const;

function expectHeaders(reply: Reply, caching: string): void {
  for (const [name, value] of securityHeaders) {
    expect.soft(reply.headers[name.toLowerCase()], name).toBe(value);
  }
  expect.soft(reply.headers['cache-control']).toBe(caching);
  expect.soft(reply.headers.server ?? '', 'no version is told').not.toMatch(/\d/);
}

/** Leaves out the tests of a host, and says so where everybody sees it. */
function skip(reason: string): void {
  console.log(`Not tried: ${reason}`);
  test.skip(true, reason);
}

const cachingOf = (path: string) =>
  (immutableFolders.some((folder) => path.startsWith(folder)) ? immutable : revalidated)[1];

for (const host of hosts) {
  for (const kind of ['a sample', 'out/'] as const) {
    test.describe(`${host.name} with ${kind}`, () => {
      let sample: TemporaryFolder | undefined;
      let root = '';
      let server: Running | undefined;
      const get = (path: string, headers = {}, method = 'GET') =>
        send(server?.url ?? '', path, headers, method);
      const file = (path: string) => readFileSync(join(root, path.replace(/\/$/, '/index.html')));

      test.beforeAll(async () => {
        if (!isInstalled(host.command)) skip(`${host.command} is not installed here`);
        if (kind === 'out/' && !existsSync('out/404.html')) skip('there is no built site in out/');
        if (kind === 'a sample') sample = await sampleSite();
        root = sample?.path ?? join(process.cwd(), 'out');
        server = await host.start(root);
      });

      test.afterAll(async () => {
        await server?.stop();
        sample?.remove();
      });

      test('serves every page at its clean address', async () => {
        for (const page of pageAddresses(root)) {
          const reply = await get(page);
          expect.soft([page, reply.status]).toEqual([page, 200]);
          expect.soft(reply.headers['content-type']).toBe('text/html; charset=utf-8');
          expect.soft(reply.body.equals(file(page)), page).toBe(true);
          expectHeaders(reply, revalidated[1]);
        }
      });

      test('leads to the address with a slash, on whatever host it was asked for', async () => {
        for (const page of pageAddresses(root).filter((one) => one !== '/')) {
          const { status, headers } = await get(`${page.slice(0, -1)}?from=a&b=%20`);
          expect.soft([301, 308]).toContain(status);
          expect.soft(headers.location).toBe(host.keepsQuery ? `${page}?from=a&b=%20` : page);
        }
      });

      test('gives every file its type and its time to live', async () => {
        for (const path of oneOfEachKind(root)) {
          const reply = await get(path);
          expect.soft([path, reply.status]).toEqual([path, 200]);
          expect.soft(reply.headers['content-type'], path).toBe(contentType(path));
          expect.soft(reply.body.equals(file(path)), path).toBe(true);
          expectHeaders(reply, cachingOf(path));
        }
      });

      for (const wanted of ['gzip', 'br'] as const) {
        test(`compresses texts and nothing else, where ${wanted} is wanted`, async () => {
          test.skip(wanted === 'br' && !(host.brotli && sample), 'needs twins, and their module');
          const all = oneOfEachKind(root).filter(
            (one) => wanted === 'gzip' || !/^.fresh/.test(one),
          );
          for (const path of ['/', ...all]) {
            const reply = await get(path, { 'Accept-Encoding': wanted });
            const packed = isText(contentType(path)) || path === '/';
            const encoding = packed && file(path).length > smallestCompressed ? wanted : undefined;
            expect.soft([path, reply.headers['content-encoding']]).toEqual([path, encoding]);
            if (encoding) {
              expect.soft(unpacked[encoding](reply.body).equals(file(path)), path).toBe(true);
              expect.soft(reply.headers.vary, path).toMatch(/accept-encoding/i);
            }
            expectHeaders(reply, cachingOf(path));
          }
        });
      }

      test('says when a copy is still good', async () => {
        for (const accepted of ['identity', 'gzip']) {
          const { headers } = await get('/', { 'Accept-Encoding': accepted });
          const again = { 'Accept-Encoding': accepted, 'If-None-Match': headers.etag };
          const reply = await get('/', again);
          expect([reply.status, reply.body.length]).toEqual([304, 0]);
        }
      });

      test('answers with the page for unknown addresses, and lets nobody keep that', async () => {
        const unknown = ['/nothing', '/nothing/', '/media/gone.avif', '/_next/static/gone.js'];
        const hidden = [...secrets.map((secret) => `/${secret}`), '/.git/config'];
        for (const path of [...unknown, ...hidden, '/media/']) {
          const reply = await get(path);
          expect.soft([path, reply.status]).toEqual([path, 404]);
          expect.soft(reply.body.equals(file('404.html')), path).toBe(true);
          expect.soft(reply.headers['content-type'], path).toBe('text/html; charset=utf-8');
          expectHeaders(reply, revalidated[1]);
        }
        for (const path of ['/%2e%2e/etc/passwd', '/media/..%2f..%2f..%2fetc/passwd']) {
          expect.soft([400, 404]).toContain((await get(path)).status);
        }
        const packed = await get('/nothing', { 'Accept-Encoding': 'gzip' });
        expect([packed.status, packed.headers['content-encoding']]).toEqual([404, 'gzip']);
      });

      test('sends a part of a film, and takes nothing', async () => {
        const film = oneOfEachKind(root).find((path) => path.endsWith('.mp4')) ?? '';
        const part = await get(film, { Range: 'bytes=10-19' });
        expect([part.status, part.body]).toEqual([206, file(film).subarray(10, 20)]);
        expect((await get('/', {}, 'POST')).status).toBe(405);
        expect((await get('/', {}, 'HEAD')).body.length).toBe(0);
      });
    });
  }
}
