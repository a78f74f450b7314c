/** Sizes of the exported pages and their font preloads. */
import { brotliCompressSync } from 'node:zlib';
import { locales } from '@/config/locales';
import { fileOf, page, textFile } from '@/e2e/support/exported';
import { sum } from '@/e2e/support/file-weight';
import { basePath, pathInside } from '@/e2e/support/published';
import { templatePaths } from '@/e2e/support/sample-pages';
import { paths } from '@/lib/pages';
import { parsePage } from '@/scripts/export/html';

/** The page with a disclosure for each of its entries is longer. */
const pages = locales.flatMap((locale) =>
  templatePaths.filter((path) => path !== '/faq').map((path) => fileOf(path, locale)),
);

/**
 * Bytes that a page may have besides its words, compressed. The initial congestion window of a connection (ten segments of 1,460
 * bytes, less some 700 of headers) then has room for 3.8 kB of words, and a page within it arrives a round trip earlier.
 */
const withoutWords = 10_100;

/** Exact limits only without a base path, which adds bytes to every URL. */
const inRoot = basePath === '' ? test : test.skip;

/** A page's HTML without the shop's content: texts, picture names, structured data, messages in links. */
function wordless(file: string): string {
  const { $ } = parsePage(file, textFile(file));
  $('script[type="application/ld+json"]').empty();
  const texts = $('title, body, body *').not('script, style').contents();
  texts.filter((_, { type }) => type === 'text').remove();
  $('[alt]').attr('alt', '');
  $('[aria-label]').attr('aria-label', '');
  $('meta:not([http-equiv])').attr('content', '');
  for (const { attribs } of $('a[href*="?text="]').toArray())
    attribs.href = attribs.href?.split('?')[0] ?? '';
  return $.html();
}

inRoot('pages leave room for their words in the initial congestion window', () => {
  const heavy = pages
    .filter((file) => sum([`/${file}`]) > withoutWords)
    .map((file) => [file, brotliCompressSync(wordless(file)).length] as const)
    .filter(([, bytes]) => bytes > withoutWords);
  expect(heavy).toEqual([]);
});

const sheetOf = (file: string) => page(file).$('body link[rel="stylesheet"]').attr('href') ?? '';

/** With its headers (604 bytes) within that window; half a kilobyte past it, text painted last came 150 ms later. */
inRoot('the style sheet, which precedes the largest paint, is within its budget', () => {
  expect(sum([sheetOf('index.html')])).toBeLessThan(14_000);
});

// No class stands for it: each change that such a rule may see restyled the whole page, 10 ms per hydrated component.
test('no rule with :has() ends in ::details-content', () => {
  const rules = textFile(pathInside(sheetOf('index.html')).slice(1)).match(/[^{}]+(?=\{)/g) ?? [];
  expect(rules.filter((rule) => rule.includes('::details-content'))).not.toEqual([]);
  const selectors = rules.flatMap((rule) => rule.split(','));
  expect(selectors.filter((each) => /:has\(.*::details-content/.test(each))).toEqual([]);
});

test.each(locales.flatMap((locale) => paths.map((path) => fileOf(path, locale))))(
  '%s fetches its first picture first, preloads its font without blocking the first paint, and declares it once',
  (file) => {
    const { $ } = page(file);
    const font = 'link[rel="preload"][as="font"]';
    expect($(`head ${font}`)).toHaveLength(0);
    const declared = [
      ...$('head style')
        .text()
        .matchAll(/@font-face\{[^}]*?url\("?([^")]+)/g),
    ];
    const preloaded = $(`body ${font}`)
      .map((_, { attribs }) => attribs.href)
      .get();
    expect(preloaded).not.toEqual([]);
    const [first] = $('main picture img, [data-first-screen-end]').toArray();
    // A project's is below its words.
    if (first?.name === 'img' && !/portfolio\/.+\//.test(file))
      expect(first.attribs.fetchpriority).toBe('high');
    expect(preloaded.sort()).toEqual(declared.map(([, href]) => href).sort());
    expect(textFile(pathInside(sheetOf(file)).slice(1))).not.toContain('@font-face');
  },
);
