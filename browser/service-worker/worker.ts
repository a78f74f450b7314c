/**
 * The service worker: visited pages and pictures open again offline (docs/requirements.md 10.4). All but immutable files is
 * network first, so that nothing is stale. Workbox's router also caches what the first page, loaded before the worker, lists in its
 * message; that comes from the browser's HTTP cache.
 */
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { immutableFolders } from '@/config/paths';
import { cacheName, isOwnPage, isWhole, replaceAll, retire } from './caches';

declare const self: ServiceWorkerGlobalScope;

/** The offline page of each language, the longest address first; defined by the build. */
declare const OFFLINE_PAGES: readonly string[];

declare const OFFLINE_FILES: readonly string[];

/** If the connection hangs for longer (seconds), the cached page is better than none. */
const longestWait = 4;
/** The site's part of its origin: '/' or '/shop/'. */
const root = new URL(self.registration.scope).pathname;
const offline = cacheName(root, 'offline');

self.addEventListener('install', (event) => {
  event.waitUntil(replaceAll(offline, [...OFFLINE_PAGES, ...OFFLINE_FILES]));
  self.skipWaiting();
});
clientsClaim();

/** Whether the server that answers now has another worker or none; then this one ends. */
async function askServer(): Promise<boolean> {
  const signal = AbortSignal.timeout(2000);
  const text = await (await fetch(self.location.href, { cache: 'no-store', signal })).text();
  if (OFFLINE_PAGES.every((path) => text.includes(path))) return false;
  await retire(self.registration);
  return true;
}

/** For the last page: at localhost the development server or another project may have the preview's port. */
let isReplaced = Promise.resolve(false);
const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(self.location.hostname);

/** Caches the latest of what is fit. Workbox's expiration keeps a database of its own, and opens removed caches again. */
const caching = (
  isFit: (response: Response) => boolean | Promise<boolean>,
  maxEntries: number,
): WorkboxPlugin => ({
  handlerWillStart: async ({ request }) => {
    if (isLocal && request.mode === 'navigate') isReplaced = askServer().catch(() => false);
    // Ends in the catch handler.
    if (await isReplaced) throw new Error('replaced');
  },
  cacheWillUpdate: async ({ response }) => ((await isFit(response)) ? response : null),
  cacheDidUpdate: async ({ cacheName: name }) => {
    const cache = await caches.open(name);
    const oldest = (await cache.keys()).slice(0, -maxEntries);
    await Promise.all(oldest.map((request) => cache.delete(request)));
  },
});

registerRoute(
  ({ request, sameOrigin, url }) =>
    request.mode === 'navigate' || (sameOrigin && url.pathname.endsWith('/')),
  new NetworkFirst({
    cacheName: cacheName(root, 'pages'),
    networkTimeoutSeconds: longestWait,
    plugins: [
      {
        ...caching((response) => isOwnPage(response, root), 60),
        // A slash or a query, such as `?fbclid=` of an advertisement's link, does not change a page.
        cacheKeyWillBeUsed: async ({ request }) => {
          const { origin, pathname } = new URL(request.url);
          return origin + pathname.replace(/\/?$/, '/');
        },
      },
    ],
  }),
);

const fileCaching = {
  cacheName: cacheName(root, 'files'),
  // Some hosts respond to a missing file with a page.
  plugins: [caching((response) => isWhole(response, false), 300)],
};

function handleFiles(isHandled: (path: string) => boolean, strategy: Strategy): void {
  registerRoute(
    ({ url: { pathname }, sameOrigin }) =>
      sameOrigin && pathname.startsWith(root) && isHandled(pathname.slice(root.length - 1)),
    strategy,
  );
}

const isFilm = /\.(mp4|webm)$/;

handleFiles(
  (path) => immutableFolders.some((each) => path.startsWith(each)) && !isFilm.test(path),
  new CacheFirst(fileCaching),
);

/** Logos and icons. Not what is in the folder of another site. */
const isPicture = /^\/((clients|icons)\/)?[^/]+\.(avif|webp|svg|jpg|png)$/;

handleFiles(
  (path) => isPicture.test(path),
  new NetworkFirst({ ...fileCaching, networkTimeoutSeconds: longestWait }),
);

/** The offline page in the language of an address, or a file of it. */
async function offlineAnswer(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const page = OFFLINE_PAGES.find((each) => pathname.startsWith(each.replace('offline/', '')));
  const wanted = (request.mode === 'navigate' && page) || request;
  return (await isReplaced) ? undefined : caches.match(wanted, { cacheName: offline });
}

// If it was the cache that failed, the network may still respond.
setCatchHandler(async ({ request }) => (await offlineAnswer(request)) ?? fetch(request));
