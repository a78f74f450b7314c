export const cacheName = (root: string, kind: string) => `${root} ${kind}`;

export async function retire(registration: ServiceWorkerRegistration): Promise<void> {
  const own = cacheName(new URL(registration.scope).pathname, '');
  const names = (await caches.keys()).filter((name) => name.startsWith(own));
  await Promise.all(names.map((name) => caches.delete(name)));
  // Last, since a worker without pages may then be stopped at once.
  await registration.unregister();
}

/** Whether a response may be cached: no error, no redirect, nothing opaque, and a page or no page as it should be. */
export function isWhole(response: Response, isPage: boolean): boolean {
  const { status, type, redirected, headers } = response;
  const isHtml = /^text\/html\b/.test(headers.get('content-type') ?? '');
  return status === 200 && type === 'basic' && !redirected && isHtml === isPage;
}

/** Whether a response is a page of the site below a path, '/' or '/shop/', which may be cached. */
export async function isOwnPage(response: Response, root: string): Promise<boolean> {
  // Other sites of the origin name other folders, the admin and the mailbox none.
  return (
    isWhole(response, true) && (await response.clone().text()).includes(`"${root}_next/static/`)
  );
}

/** Gives a cache these addresses and nothing else, once all are there. @throws Error if one is not as it was built */
export async function replaceAll(name: string, addresses: readonly string[]): Promise<void> {
  const all = await Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(address);
      if (!isWhole(answer, address.endsWith('/')))
        throw new Error(`${address} is not as it was built`);
      // Read at once: answers that wait hold the few connections to the host.
      return [address, new Response(await answer.blob(), answer)] as const;
    }),
  );
  await caches.delete(name);
  const cache = await caches.open(name);
  await Promise.all(all.map(([address, answer]) => cache.put(address, answer)));
}
