/**
 * The service worker: visited pages and pictures open again offline (docs/requirements.md 10.4). Pages are network first, so
 * that they are never stale. Workbox's router also caches what the first page, loaded before the worker, lists in its
 * message; that comes from the browser's HTTP cache.
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

const sixtyDays = 60 * 24 * 60 * 60;
const offline = 'offline';
const pages = 'pages';
const files = 'scripts';
const pictures = 'pictures';

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

/** Caches an offline page with all of Next's files that it names. */
async function cacheOfflinePage(address: string): Promise<void> {
  const answer = await fetch(address);
  const needed = (await answer.clone().text()).match(/[\w/.-]*\/_next\/static\/[\w/.-]+/g) ?? [];
  await (await caches.open(offline)).put(address, answer);
  // A cache rejects a list that names a file twice.
  await (await caches.open(files)).addAll([...new Set([...SHEETS, ...needed])]);
}

async function install(): Promise<void> {
  await Promise.all(Object.values(OFFLINE_PAGES).map(cacheOfflinePage));
  // The icon, which browsers request with every page.
  await (await caches.open(pictures)).add(new URL('icon.svg', self.registration.scope));
}

self.addEventListener('install', (event) => {
  event.waitUntil(install());
  self.skipWaiting();
});
clientsClaim();

/** Pages are cached without query: `?fbclid=` of an advertisement's link does not change them. */
const oneForAllQueries: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
};

registerRoute(
  ({ request, sameOrigin, url }) =>
    request.mode === 'navigate' || (sameOrigin && keyOf(url.href).endsWith('/')),
  new NetworkFirst({
    cacheName: pages,
    // If the connection hangs, the cached page is better than none.
    networkTimeoutSeconds: 4,
    plugins: [oneForAllQueries, new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true })],
  }),
);

/** Some hosts respond to a missing file with a page; that must not be cached as a script or a picture. */
const noPage: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const isPage = response.headers.get('content-type')?.includes('html');
    return response.status === 200 && !isPage ? response : null;
  },
};

/** Answers with cached files: they are immutable, since they are named by their content. */
function cacheFiles(pattern: RegExp, cacheName: string, maxEntries: number): void {
  const expiration = {
    maxEntries,
    maxAgeSeconds: sixtyDays,
    purgeOnQuotaError: cacheName === pictures,
  };
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && pattern.test(url.pathname),
    new CacheFirst({ cacheName, plugins: [noPage, new ExpirationPlugin(expiration)] }),
  );
}

cacheFiles(/\/_next\/static\//, files, 120);
cacheFiles(/\.(avif|webp|svg|jpg|png)$/, pictures, 150);

setCatchHandler(async ({ request }) => {
  // If it was the cache that failed, the network may still respond.
  if (request.mode !== 'navigate') return fetch(request);
  // A link to a picture or a film: the page stays where it is.
  if (/\.(avif|webp|jpg|png|mp4|webm)$/.test(new URL(request.url).pathname))
    return new Response(null, { status: 204 });
  return (await offlinePage(request.url)) ?? fetch(request);
});
