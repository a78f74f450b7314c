/**
 * The service worker: pages and pictures that were seen open again without a network. A page comes from
 * the network whenever that answers, so nobody reads a stale one.
 */
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

/** Page with the ways to reach the shop, put in by the build; shown for pages that were never seen. */
declare const CONTACT_PAGE: string;

/** The site's style sheets, put in by the build; without them that page would be bare. */
declare const SHEETS: readonly string[];

const day = 24 * 60 * 60;
const pages = 'pages';
const files = 'scripts';

/** A host that answers for a missing script or picture with a page must not be believed for 60 days. */
const noPage: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const isPage = response.headers.get('content-type')?.includes('html');
    return response.status === 200 && !isPage ? response : null;
  },
};

self.addEventListener('install', (event) => {
  const keep = async (name: string, addresses: readonly string[]) =>
    (await caches.open(name)).addAll([...addresses]);
  event.waitUntil(Promise.all([keep(pages, [CONTACT_PAGE]), keep(files, SHEETS)]));
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
  const page = request.mode === 'navigate' ? await caches.match(CONTACT_PAGE) : undefined;
  // Should it be the device's store that failed, the network may still answer.
  return page ?? fetch(request);
});
