/** Caches of earlier versions, which all sites of an origin shared. */
const formerNames = ['pages', 'scripts', 'pictures', 'offline'];

/** The name of a cache of the site below a path, '/' or '/shop/'. */
export const cacheName = (root: string, kind: string) => `${root} ${kind}`;

/** Removes what earlier versions have cached of the site. */
export async function removeFormerCaches(root: string): Promise<void> {
  for (const name of formerNames) {
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    const all = await cache.keys();
    const own = all.filter(({ url }) => new URL(url).pathname.startsWith(root));
    await Promise.all(own.map((request) => cache.delete(request)));
    if (own.length === all.length) await caches.delete(name);
  }
}

/** Removes all that the site's service worker has cached, and unregisters it. */
export async function retire(registration: ServiceWorkerRegistration): Promise<void> {
  const root = new URL(registration.scope).pathname;
  await removeFormerCaches(root);
  const own = (await caches.keys()).filter((name) => name.startsWith(cacheName(root, '')));
  await Promise.all(own.map((name) => caches.delete(name)));
  // Workbox's record of ages, which all sites of an origin share.
  if ((await caches.keys()).length === 0) indexedDB.deleteDatabase('workbox-expiration');
  // Last, since a worker without pages may then be stopped at once.
  await registration.unregister();
}
