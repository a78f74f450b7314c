import { isOwnPage, isWhole, keyOf, withCachedPages } from './cached-pages';

const page = '<main><ul data-cached-pages="" class="kept-pages"></ul></main>';

test('puts the links into the empty list, whatever they hold', () => {
  expect(withCachedPages(page, [{ href: '/a/', lang: 'en', name: 'Costs $1 &amp; more' }])).toBe(
    '<main><ul data-cached-pages="" class="kept-pages"><li><a href="/a/" lang="en" dir="auto">Costs $1 &amp; more</a></li></ul></main>',
  );
  expect(withCachedPages(page, [])).toBe(page);
});

test.each([
  ['/curtains/wave/?utm_source=ig&fbclid=x#media', '/curtains/wave/'],
  ['/curtains/wave', '/curtains/wave/'],
  ['/curtains/wave/index.html', '/curtains/wave/'],
  ['/media/film.mp4', '/media/film.mp4'],
  ['/404.html', '/404.html'],
])('%s is cached as %s', (address, key) => {
  expect(keyOf(`https://shop.example${address}`)).toBe(`https://shop.example${key}`);
});

function answer(changes: Partial<Response> = {}, contentType = 'text/html; charset=utf-8') {
  const text = async () => '<link rel="stylesheet" href="/shop/_next/static/a.css">';
  const response = { status: 200, type: 'basic', redirected: false, clone: () => ({ text }) };
  const headers = new Map([['content-type', contentType]]);
  // Only what is used here.
  return { ...response, headers, ...changes } as unknown as Response;
}

test('caches the pages of this site alone', async () => {
  expect(await isOwnPage(answer(), '/shop/')).toBe(true);
  for (const root of ['/', '/another/']) expect(await isOwnPage(answer(), root)).toBe(false);
});

test.each([
  ['opaque redirect', answer({ status: 0, type: 'opaqueredirect' })],
  ['answer that came by a redirect', answer({ redirected: true })],
  ['opaque answer', answer({ status: 0, type: 'opaque' })],
  ['answer of another origin', answer({ type: 'cors' })],
  ['missing page', answer({ status: 404 })],
  ['feed', answer({}, 'application/xml')],
  ['answer without a type', answer({}, '')],
])('does not cache as a page: %s', async (_, response) => {
  expect(await isOwnPage(response, '/shop/')).toBe(false);
});

test('caches no page as a file, and no part of one', () => {
  expect(isWhole(answer({}, 'image/avif'), false)).toBe(true);
  expect(isWhole(answer({ status: 206 }, 'image/avif'), false)).toBe(false);
  expect(isWhole(answer(), false)).toBe(false);
});
