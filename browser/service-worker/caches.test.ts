import { cacheName, removeFormerCaches, retire } from './caches';

/** Cache Storage with these addresses in each cache. */
function storageOf(content: Readonly<Record<string, readonly string[]>>) {
  const stored = new Map(Object.entries(content).map(([name, urls]) => [name, new Set(urls)]));
  const cacheOf = (name: string) => ({
    keys: async () => [...(stored.get(name) ?? [])].map((url) => ({ url })),
    delete: async ({ url }: { readonly url: string }) => stored.get(name)?.delete(url),
  });
  Object.assign(globalThis, {
    caches: {
      has: async (name: string) => stored.has(name),
      keys: async () => [...stored.keys()],
      open: async (name: string) => cacheOf(name),
      delete: async (name: string) => stored.delete(name),
    },
    indexedDB: { deleteDatabase: jest.fn() },
  });
  return () => Object.fromEntries([...stored].map(([name, urls]) => [name, [...urls]]));
}

const [a, b] = ['https://host.example/My.Shop/', 'https://host.example/shop-test/'] as const;
const pages = (url: string) => cacheName(new URL(url).pathname, 'pages');
/** Mocks what is used of a registration. */
const registrationOf = (scope: string) => {
  const registration = { scope, unregister: jest.fn() };
  // Only what is used here.
  return registration as unknown as ServiceWorkerRegistration;
};

test('a former cache loses what is the site’s, and goes when it is empty', async () => {
  const left = storageOf({ pages: [a, `${b}about/`], offline: [`${a}offline/`], other: [a] });
  await removeFormerCaches('/My.Shop/');
  expect(left()).toEqual({ pages: [`${b}about/`], other: [a] });
});

test('a worker that ends leaves nothing of its own, and all of other sites', async () => {
  const left = storageOf({ [pages(a)]: [a], [pages(b)]: [b], pictures: [`${a}media/a.avif`] });
  const registration = registrationOf(a);
  await retire(registration);
  expect(registration.unregister).toHaveBeenCalled();
  expect(left()).toEqual({ [pages(b)]: [b] });
  expect(indexedDB.deleteDatabase).not.toHaveBeenCalled();
  await retire(registrationOf(b));
  expect(left()).toEqual({});
  expect(indexedDB.deleteDatabase).toHaveBeenCalledWith('workbox-expiration');
});
