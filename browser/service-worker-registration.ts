/** URL of the service worker, '' where there is none; defined by the build. */
declare const WORKER: string;

/** Delay after the start of the page's scripts, so as not to compete with them (milliseconds). */
const delay = 2000;

/** Sends the page's requests to Workbox's router, so that the first page visited is cached, too. */
async function cacheThisPage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({
    type: 'CACHE_URLS',
    payload: { urlsToCache: [location.href, ...fetched] },
  });
}

/** Registers the service worker, which caches visited pages (docs/requirements.md 10.4). */
export function registerServiceWorker(): void {
  if (!WORKER || !('serviceWorker' in navigator)) return;
  setTimeout(() => {
    navigator.serviceWorker.register(WORKER).then(cacheThisPage, () => {});
  }, delay);
}
