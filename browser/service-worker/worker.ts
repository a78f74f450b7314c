/**
 * The service worker: visited pages and pictures open again offline (docs/requirements.md 10.4). Pages are network first, so
 * that they are never stale. Workbox's router also caches what the first page, loaded before the worker, lists in its
 * message; that comes from the browser's HTTP cache.
 */
import { clientsClaim, registerQuotaErrorCallback } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { cachedPages, isOwnPage, isWhole, keyOf, withCachedPages } from './cached-pages';
import { cacheName, retire } from './caches';

declare const self: ServiceWorkerGlobalScope;

/** The offline page of each language, by the prefix of the language's addresses, the longest first; defined by the build. */
declare const OFFLINE_PAGES: Readonly<Record<string, string>>;

/** The site's style sheets, which offline pages need; defined by the build. */
declare const SHEETS: readonly string[];

/** If the connection hangs for longer (seconds), the cached page is better than none. */
const longestWait = 4;
/** The site's part of its origin: '/' or '/shop/'. */
const root = new URL(self.registration.scope).pathname;
const offline = cacheName(root, 'offline');
const pages = cacheName(root, 'pages');
const files = cacheName(root, 'files');
const pictures = cacheName(root, 'pictures');

async function cacheOfflinePage(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!(await isOwnPage(answer, root))) throw new Error(`${address} is no page of this site`);
  const needed = (await answer.clone().text()).match(/[\w/.-]*\/_next\/static\/[\w/.-]+/g) ?? [];
  await (await caches.open(offline)).put(address, answer);
  // A cache rejects a list that names a file twice.
  await (await caches.open(files)).addAll([...new Set([...SHEETS, ...needed])]);
}

async function install(): Promise<void> {
  await Promise.all(Object.values(OFFLINE_PAGES).map(cacheOfflinePage));
  // The icon, which browsers request with every page.
  await (await caches.open(pictures)).add(`${root}icon.svg`);
}

self.addEventListener('install', (event) => {
  event.waitUntil(install());
  self.skipWaiting();
});
clientsClaim();

/** Whether the server that answers now has another worker or none; then this one ends. */
async function askServer(): Promise<boolean> {
  const signal = AbortSignal.timeout(longestWait * 1000);
  const text = await (await fetch(self.location.href, { cache: 'no-store', signal })).text();
  if (Object.values(OFFLINE_PAGES).every((path) => text.includes(path))) return false;
  await retire(self.registration);
  return true;
}

/** For the last page: at localhost the development server or another project may have the preview's port. */
let isReplaced = Promise.resolve(false);
const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(self.location.hostname);

/**
 * Caches what is fit for it, and answers with it. The latest are kept: a cache is in the order of what it was given. (Workbox's
 * expiration keeps a database of its own, and opens removed caches again.)
 */
const caching = (
  isFit: (response: Response) => boolean | Promise<boolean>,
  maxEntries: number,
): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) =>
    (await isFit(response)) && !(await isReplaced) ? response : null,
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && !(await isReplaced) ? cachedResponse : null,
  cacheDidUpdate: async ({ cacheName: name }) => {
    // Opened again, a removed cache would be back.
    if (await isReplaced) return;
    const cache = await caches.open(name);
    const oldest = (await cache.keys()).slice(0, -maxEntries);
    await Promise.all(oldest.map((request) => cache.delete(request)));
  },
});

// Pages need the space more.
registerQuotaErrorCallback(() => caches.delete(pictures));

registerRoute(
  ({ request, sameOrigin, url }) =>
    request.mode === 'navigate' || (sameOrigin && keyOf(url.href).endsWith('/')),
  new NetworkFirst({
    cacheName: pages,
    networkTimeoutSeconds: longestWait,
    plugins: [
      {
        ...caching((response) => isOwnPage(response, root), 60),
        // Without query: `?fbclid=` of an advertisement's link does not change a page.
        cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
        requestWillFetch: async ({ request }) => {
          if (isLocal) isReplaced = askServer().catch(() => false);
          return request;
        },
      },
    ],
  }),
);

/** Answers with cached files: they are immutable, since they are named by their content. */
function cacheFiles(pattern: RegExp, name: string, maxEntries: number): void {
  registerRoute(
    ({ url: { pathname }, sameOrigin }) =>
      sameOrigin && pathname.startsWith(root) && pattern.test(pathname.slice(root.length)),
    new CacheFirst({
      cacheName: name,
      // Some hosts respond to a missing file with a page.
      plugins: [caching((response) => isWhole(response, false), maxEntries)],
    }),
  );
}

// At the root of an origin, not those in the folder of another site.
cacheFiles(/^_next\/static\//, files, 120);
cacheFiles(/^((media|clients|icons)\/)?[^/]+\.(avif|webp|svg|jpg|png)$/, pictures, 150);

async function offlinePage(address: string): Promise<Response | undefined> {
  const { pathname } = new URL(address);
  const [, own = ''] =
    Object.entries(OFFLINE_PAGES).find(([start]) => pathname.startsWith(start)) ?? [];
  const page = await caches.match(own, { cacheName: offline });
  if (!page || (await isReplaced)) return undefined;
  const html = withCachedPages(await page.text(), await cachedPages(await caches.open(pages)));
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

setCatchHandler(async ({ request }) => {
  // If it was the cache that failed, the network may still respond.
  if (request.mode !== 'navigate') return fetch(request);
  // A link to a picture or a film: the page stays where it is.
  if (/\.(avif|webp|jpg|png|mp4|webm)$/.test(new URL(request.url).pathname))
    return new Response(null, { status: 204 });
  return (await offlinePage(request.url)) ?? fetch(request);
});
