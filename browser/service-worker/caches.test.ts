import { cacheName, isOwnPage, isWhole, replaceAll, retire } from './caches';

function answer(changes: Partial<Response> = {}, contentType = 'text/html; charset=utf-8') {
  const text = async () => '<link rel="stylesheet" href="/shop/_next/static/a.css">';
  const response = {
    status: 200,
    type: 'basic',
    redirected: false,
    clone: () => ({ text }),
    blob: text,
  };
  const headers = new Map([['content-type', contentType]]);
  // Only what is used here.
  return { ...response, headers, ...changes } as unknown as Response;
}

test.each([
  [true, 'page of this site', answer(), '/shop/'],
  [false, 'page of another site', answer(), '/another/'],
  [false, 'opaque redirect', answer({ status: 0, type: 'opaqueredirect' }), '/shop/'],
  [false, 'answer that came by a redirect', answer({ redirected: true }), '/shop/'],
  [false, 'answer of another origin', answer({ type: 'cors' }), '/shop/'],
  [false, 'missing page', answer({ status: 404 }), '/shop/'],
  [false, 'feed', answer({}, 'application/xml'), '/shop/'],
])('caches as a page (%s): %s', async (expected, _, response, root) => {
  expect(await isOwnPage(response, root)).toBe(expected);
});

test('caches no page as a file, and no part of one', () => {
  expect(isWhole(answer({}, 'image/avif'), false)).toBe(true);
  expect(isWhole(answer({ status: 206 }, 'image/avif'), false)).toBe(false);
  expect(isWhole(answer(), false)).toBe(false);
});

test('offline pages are replaced once all of them are there', async () => {
  const put = jest.fn();
  const caches = { delete: jest.fn(), open: async () => ({ put }) };
  const fetch = async (address: string) =>
    address.endsWith('/') ? answer({ redirected: address === '/moved/' }) : answer({}, 'text/css');
  Object.assign(globalThis, { caches, fetch, Response: Object });
  await expect(replaceAll('offline', ['/moved/', '/a.css'])).rejects.toThrow('/moved/');
  expect(caches.delete).not.toHaveBeenCalled();
  await replaceAll('offline', ['/offline/', '/a.css']);
  expect(put.mock.calls.map(([address]) => address)).toEqual(['/offline/', '/a.css']);
});

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
