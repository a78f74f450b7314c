/** A site in one language has no prefix in its addresses, whichever it is. */
test.each([
  [
    ['en', 'ar'],
    ['/about', '/ar/about'],
  ],
  [['en'], ['/about']],
  [['ar'], ['/about']],
])('the addresses of %j', async (languages, addresses) => {
  jest.resetModules();
  jest.doMock('@/content/site.json', () => ({ languages }));
  const { locales } = await import('@/config/locales');
  const { localPath } = await import('@/lib/urls');
  expect(locales.map((each) => localPath('/about', each))).toEqual(addresses);
});
