export const cacheName = (root: string, kind: string) => `${root} ${kind}`;

export async function retire(registration: ServiceWorkerRegistration): Promise<void> {
  const own = cacheName(new URL(registration.scope).pathname, '');
  const names = (await caches.keys()).filter((name) => name.startsWith(own));
  await Promise.all(names.map((name) => caches.delete(name)));
  // Last, since a worker without pages may then be stopped at once.
  await registration.unregister();
}
