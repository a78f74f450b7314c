import { BrokenAssumption } from './broken-assumption';
import { deferScripts, listScripts } from './defer';
import { pageText, parsePage } from './html';
import { nextPage } from './testing';

function deferred(text: string) {
  const page = parsePage('index.html', text);
  const heavyModulesOf = (address: string) => (address.includes('react') ? [7] : []);
  return { ...deferScripts(page, heavyModulesOf), text: pageText(page) };
}

const inChunks = (...names: string[]) => names.map((name) => `/_next/static/chunks/${name}.js`);

test('takes all scripts out of the page', () => {
  const { addresses, text } = deferred(nextPage());
  expect(addresses).toEqual(inChunks('react', 'turbopack-1', 'page', 'main'));
  expect(text).not.toMatch(/<script [^>]*src=|as="script"|nomodule|"TURBOPACK"|__next_f/i);
});

test('lists scripts at the end of the page', () => {
  const page = parsePage('index.html', nextPage());
  listScripts(page, ['/data.js', '/a.js']);
  expect(pageText(page)).toMatch(
    /<script type="application\/json" id="deferred-scripts">\["\/data\.js","\/a\.js"\]<\/script><\/body>/,
  );
});

test('keeps the theme’s script and data blocks', () => {
  const facts = '<script type="application/ld+json">{"a":1}</script>';
  const { text } = deferred(nextPage({ main: facts }));
  expect(text).toContain(facts);
  expect(text).toContain('([],"theme","system",null,');
});

test('moves the RSC payload and the start of the page to a file, unread, with the heavy modules', () => {
  const { file } = deferred(nextPage());
  expect(file.path).toMatch(/^_next\/static\/data\/[0-9a-f]{16}\.js$/);
  const pushed: unknown[] = [];
  const client: { heavyModules?: unknown; start?: () => void } = {};
  const scope: { __next_f?: unknown[]; TURBOPACK: unknown[] } = { TURBOPACK: pushed };
  new Function('self', 'globalThis', 'client', file.text)(scope, scope, client);
  expect(scope.__next_f).toEqual([[0], [1, '1:"<p>"\n']]);
  expect(client.heavyModules).toEqual([7]);
  expect(pushed).toEqual([]);
  client.start?.();
  expect(pushed).toMatchObject([{ runtimeModuleIds: [1] }]);
});

test.each([
  ['an inline script that is not known', nextPage({ main: '<script>track()</script>' })],
  ['a script that is not async', nextPage({ head: '<script src="/x.js"></script>' })],
  ['no start of Turbopack', nextPage().replace('(globalThis["TURBOPACK"]', '(self.BUNDLER')],
  ['no RSC payload', nextPage().replaceAll('__next_f', '__next_d')],
  ['another script of next-themes', nextPage().replace('"theme","system"', '"theme","dark"')],
])('refuses %s', (_, text) => {
  expect(() => deferred(text)).toThrow(BrokenAssumption);
});

test('says what was assumed and what was found', () => {
  expect(() => deferred(nextPage({ main: '<script>track()</script>' }))).toThrow(
    /index\.html[\s\S]*Assumed: scripts are async files[\s\S]*Found: .*track\(\)[\s\S]*docs\/build\.md/,
  );
});
