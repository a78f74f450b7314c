import { cachedPages, keyOf, withCachedPages } from './cached-pages';

const page = '<main><ul data-cached-pages="" class="kept-pages"></ul></main>';

/** Mocks a cache of these pages. */
function cacheOf(pages: Readonly<Record<string, string>>): Cache {
  const cache = {
    keys: async () => Object.keys(pages).map((url) => ({ url })),
    match: async ({ url }: { readonly url: string }) => ({ text: async () => pages[url] }),
  };
  // Only the methods used here.
  return cache as unknown as Cache;
}

test('lists cached pages by heading, in alphabetical order', async () => {
  const kept = await cachedPages(
    cacheOf({
      'https://shop.example/curtains/wave/':
        '<html data-a lang="en"><title>Shop | Wave</title><h1 class="a">Wave <b>of cloth</b></h1>',
      'https://shop.example/ar/about/': '<html lang="ar"><title>Shop | About</title>',
      'https://shop.example/broken/': '',
    }),
  );
  expect(kept).toEqual([
    { href: '/ar/about/', lang: 'ar', name: 'Shop | About' },
    { href: '/curtains/wave/', lang: 'en', name: 'Wave of cloth' },
  ]);
});

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
  ['/?fbclid=x', '/'],
  ['/media/film.mp4', '/media/film.mp4'],
  ['/404.html', '/404.html'],
])('%s is cached as %s', (address, key) => {
  expect(keyOf(`https://shop.example${address}`)).toBe(`https://shop.example${key}`);
});
