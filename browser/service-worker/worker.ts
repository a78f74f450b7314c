/**
 * The service worker: visited pages and pictures open again offline (docs/requirements.md 10.4). Pages are network first, so
 * that they are never stale.
 */
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { cachedPages, keyOf, withCachedPages } from './cached-pages';

declare const self: ServiceWorkerGlobalScope;

/** The offline page of each language, by the prefix of the language's addresses, the longest first; defined by the build. */
declare const OFFLINE_PAGES: Readonly<Record<string, string>>;

/** The site's style sheets, which offline pages need; defined by the build. */
declare const SHEETS: readonly string[];

const day = 24 * 60 * 60;
const offline = 'offline';
const pages = 'pages';
const files = 'scripts';
const pictures = 'pictures';

/** Some hosts respond to a missing file with a page; that must not be cached as a script or a picture. */
const noPage: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const isPage = response.headers.get('content-type')?.includes('html');
    return response.status === 200 && !isPage ? response : null;
  },
};

const isMedia = (address: string) =>
  /\.(avif|webp|jpg|png|mp4|webm)$/.test(new URL(address).pathname);

/** The offline page in the language of an address, with links to the cached pages. */
async function offlinePage(address: string): Promise<Response | undefined> {
  const { pathname } = new URL(address);
  const [, own = ''] =
    Object.entries(OFFLINE_PAGES).find(([start]) => pathname.startsWith(start)) ?? [];
  const [page, pageCache] = await Promise.all([caches.match(own), caches.open(pages)]);
  if (!page) return undefined;
  const html = withCachedPages(await page.text(), await cachedPages(pageCache));
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** URLs of Next's files that a page names. */
const filesOf = (html: string) => html.match(/[\w/.-]*\/_next\/static\/[\w/.-]+/g) ?? [];

/** Caches an offline page with all that it needs. */
async function cacheOfflinePage(address: string): Promise<void> {
  const answer = await fetch(address);
  const needed = filesOf(await answer.clone().text());
  await (await caches.open(offline)).put(address, answer);
  // A cache rejects a list that names a file twice.
  await (await caches.open(files)).addAll([...new Set([...SHEETS, ...needed])]);
}

/** Caches the icon, which browsers request with every page. */
async function cacheIcon(): Promise<void> {
  await (await caches.open(pictures)).add(new URL('icon.svg', self.registration.scope));
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    Promise.all([...Object.values(OFFLINE_PAGES).map(cacheOfflinePage), cacheIcon()]),
  );
  self.skipWaiting();
});
clientsClaim();

/** Pages are cached without query: `?fbclid=` of an advertisement's link does not change them. */
const oneForAllQueries: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
};

registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkFirst({
    cacheName: pages,
    // If the connection hangs, the cached page is better than none.
    networkTimeoutSeconds: 4,
    plugins: [oneForAllQueries, new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true })],
  }),
);

// Immutable: named by their content.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/_next/static/'),
  new CacheFirst({
    cacheName: files,
    plugins: [noPage, new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 60 * day })],
  }),
);

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
  new CacheFirst({
    cacheName: pictures,
    plugins: [
      noPage,
      new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 60 * day, purgeOnQuotaError: true }),
    ],
  }),
);

/** The first page, loaded before the worker, lists what it fetched; that comes from the browser's HTTP cache. */
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  const addresses: unknown[] = Array.isArray(data) ? data : [];
  for (const address of addresses) {
    if (typeof address !== 'string' || !address.startsWith(self.location.origin)) continue;
    const cache = /\/_next\/static\//.test(address)
      ? files
      : /\.(avif|webp|svg)$/.test(address)
        ? pictures
        : keyOf(address).endsWith('/') && pages;
    if (!cache) continue;
    caches.open(cache).then((pageCache) => pageCache.add(keyOf(address)).catch(() => {}));
  }
});

setCatchHandler(async ({ request }) => {
  // If it was the cache that failed, the network may still respond.
  if (request.mode !== 'navigate') return fetch(request);
  // A link to a picture or a film: the page stays where it is.
  if (isMedia(request.url)) return new Response(null, { status: 204 });
  return (await offlinePage(request.url)) ?? fetch(request);
});
