/** @jest-environment node */
import { BrokenAssumption } from './broken-assumption';
import { type Deferred, deferScripts } from './defer';
import { pageText, parsePage } from './html';
import { nextPage } from './next-page';

function deferred(text: string): Deferred & { readonly text: string } {
  const page = parsePage('index.html', text);
  return { ...deferScripts(page), text: pageText(page) };
}

const inChunks = (...names: string[]) => names.map((name) => `/_next/static/chunks/${name}.js`);

test('takes all scripts out of the page, and says what to load and what to start then', () => {
  const { addresses, start, text } = deferred(nextPage());
  expect(addresses).toEqual(inChunks('page', 'react', 'main', 'turbopack-1'));
  expect(start).toEqual({
    otherChunks: ['static/chunks/main.js', 'static/chunks/react.js'],
    runtimeModuleIds: [1],
  });
  expect(text).not.toMatch(/<script [^>]*src=|as="script"|nomodule|"TURBOPACK"/i);
});

test('keeps the theme’s script and data blocks', () => {
  const facts = '<script type="application/ld+json">{"a":1}</script>';
  const { text } = deferred(nextPage({ main: facts }));
  expect(text).toContain(facts);
  expect(text).toContain('([],"theme","system",null,');
});

test('hands over React’s data as one script, and takes it out of the page', () => {
  const { data, text } = deferred(nextPage());
  expect(data).toBe(
    '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,"1:\\"\\u003cp>\\"\\n"])',
  );
  expect(text).not.toContain('__next_f');
});

test.each([
  ['an inline script that is not known', nextPage({ main: '<script>track()</script>' })],
  [
    'a script of another site',
    nextPage({ head: '<script src="https://a.b/c.js" async></script>' }),
  ],
  ['a script that is not async', nextPage({ head: '<script src="/x.js"></script>' })],
  ['no start of Turbopack', nextPage().replace('(globalThis["TURBOPACK"]', '(self.BUNDLER')],
  ['other words for the awaited files', nextPage().replace('otherChunks', 'chunks')],
  ['no runtime', nextPage().replace('turbopack-1', 'runtime')],
  ['an awaited file without a script', nextPage().replace('chunks/main.js","', 'chunks/x.js","')],
  ['no data for React', nextPage().replaceAll('__next_f', '__next_d')],
])('refuses %s', (_, text) => {
  expect(() => deferred(text)).toThrow(BrokenAssumption);
});

test('says what was assumed and what was found', () => {
  expect(() => deferred(nextPage().replace('turbopack-1', 'runtime'))).toThrow(
    /index\.html[\s\S]*Assumed: one script is Turbopack's runtime[\s\S]*Found: .*runtime\.js[\s\S]*docs\/build\.md/,
  );
});
