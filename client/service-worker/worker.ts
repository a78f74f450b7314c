/**
 * The service worker: pages and pictures that were seen open again without a network. A page comes from
 * the network whenever that answers, so nobody reads a stale one.
 */
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { keptPages, listed } from './kept-pages';

declare const self: ServiceWorkerGlobalScope;

/**
 * Pages that stand for pages that were never seen, put in by the build. By the beginning of the addresses that are of their
 * language, the longest first.
 */
declare const OFFLINE_PAGES: Readonly<Record<string, string>>;

/** The site's style sheets, put in by the build; without them that page would be bare. */
declare const SHEETS: readonly string[];

const day = 24 * 60 * 60;
const offline = 'offline';
const pages = 'pages';
const files = 'scripts';

/** A host that answers for a missing script or picture with a page must not be believed for 60 days. */
const noPage: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const isPage = response.headers.get('content-type')?.includes('html');
    return response.status === 200 && !isPage ? response : null;
  },
};

const isMedia = (address: string) =>
  /\.(avif|webp|jpg|png|mp4|webm)$/.test(new URL(address).pathname);

/** The page for times without a network in the language of an address, with links to what is kept. */
async function offlinePage(address: string): Promise<Response | undefined> {
  const { pathname } = new URL(address);
  const [, own = ''] =
    Object.entries(OFFLINE_PAGES).find(([start]) => pathname.startsWith(start)) ?? [];
  const [page, kept] = await Promise.all([caches.match(own), caches.open(pages)]);
  if (!page) return undefined;
  const html = listed(await page.text(), await keptPages(kept));
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

/** Addresses of Next's files that a page names. */
const filesOf = (html: string) => html.match(/[\w/.-]*\/_next\/static\/[\w/.-]+/g) ?? [];

/** Keeps a page for times without a network, with all that it needs. */
async function keepOfflinePage(address: string): Promise<void> {
  const answer = await fetch(address);
  const needed = filesOf(await answer.clone().text());
  await (await caches.open(offline)).put(address, answer);
  // A cache refuses a list that names a file twice.
  await (await caches.open(files)).addAll([...new Set([...SHEETS, ...needed])]);
}

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all(Object.values(OFFLINE_PAGES).map(keepOfflinePage)));
  self.skipWaiting();
});
clientsClaim();

registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkFirst({
    cacheName: pages,
    // The form's answer is no page, and an error is nothing to remember.
    plugins: [new ExpirationPlugin({ maxEntries: 60, purgeOnQuotaError: true })],
  }),
);

// Named by their content: what is there is right for ever.
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
    cacheName: 'pictures',
    plugins: [
      noPage,
      new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 60 * day, purgeOnQuotaError: true }),
    ],
  }),
);

/** A page that came before the worker tells what it fetched; it comes from the browser's own cache. */
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  const addresses: unknown[] = Array.isArray(data) ? data : [];
  for (const address of addresses) {
    if (typeof address !== 'string' || !address.startsWith(self.location.origin)) continue;
    const cache = /\/_next\/static\//.test(address)
      ? files
      : /\.(avif|webp|svg)$/.test(address)
        ? 'pictures'
        : !/\.\w+$/.test(address) && pages;
    if (cache) caches.open(cache).then((kept) => kept.add(address).catch(() => {}));
  }
});

setCatchHandler(async ({ request }) => {
  // Should it be the device's store that failed, the network may still answer.
  if (request.mode !== 'navigate') return fetch(request);
  // A picture or a film opens over its page: without it, the page stays where it is.
  if (isMedia(request.url)) return new Response(null, { status: 204 });
  return (await offlinePage(request.url)) ?? fetch(request);
});
