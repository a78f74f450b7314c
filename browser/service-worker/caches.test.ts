import { cacheName, retire } from './caches';

test('a worker that ends leaves nothing of its own, and all of other sites', async () => {
  const [own, other] = ['/My.Shop/', '/shop-test/'].map((root) => cacheName(root, 'pages'));
  const names = new Set([own, other]);
  const caches = {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  };
  Object.assign(globalThis, { caches });
  const registration = { scope: 'https://host.example/My.Shop/', unregister: jest.fn() };
  // Only what is used here.
  await retire(registration as unknown as ServiceWorkerRegistration);
  expect(registration.unregister).toHaveBeenCalled();
  expect([...names]).toEqual([other]);
});
