/** The two languages of each page, in the exported files. */
import { expect, test } from '@playwright/test';
import { parseFragment } from 'parse5';
import { languageNames, locales } from '../content/locales';
import { wordsOf } from '../content/words';
import { allPages, paths } from '../lib/pages';
import { pageHref } from '../lib/urls';
import { attribute, type Element, elements, type Parent, textOf } from '../scripts/export/html';
import { addressOf, attributeOf, fileOf, metaOf, page } from './exported';

/** One worker reads the pages for all tests of this file. */
test.describe.configure({ mode: 'default' });

/** Names, units and technical words that Arabic writes in Latin letters, too. */
const latinNames =
  /English|Instagram|Facebook|LinkedIn|GitHub|JavaScript|TypeScript|Next\.js|EmailJS|HTML|CSS|Google|Framer Motion/g;

/** Two Latin words with a space between them: no name of one word, no unit, no address. */
const latinSentence = /[A-Za-z]{2,} +[A-Za-z]{2,}/;

const isLatinByItself = (element: Element) =>
  ['script', 'style', 'bdi', 'template'].includes(element.tagName) ||
  ['en', 'ltr'].includes(attribute(element, 'lang') ?? attribute(element, 'dir') ?? '');

/** Texts and metadata of an Arabic page. */
function arabicTexts(parent: Parent): string[] {
  return parent.childNodes.flatMap((node) => {
    if ('value' in node) return node.value;
    if (!('tagName' in node) || isLatinByItself(node)) return [];
    // Read as text where scripts run.
    if (node.tagName === 'noscript') return arabicTexts(parseFragment(textOf(node)));
    const said = ['alt', 'aria-label', 'title', 'placeholder'].map(
      (name) => attribute(node, name) ?? '',
    );
    return [...said, ...arabicTexts(node)];
  });
}

/** Names of invented companies stand in Latin letters on purpose. */
const companyName = /\(شركة افتراضية\)/;

test('each page says its language and leads to its twin', () => {
  for (const { path, locale } of locales.flatMap(allPages)) {
    const { direction, language, territory } = wordsOf(locale);
    const what = `${locale} ${path}`;
    const exported = page(fileOf(path, locale));
    const { document, head, body } = exported;
    const [root] = elements(document, 'html');
    expect
      .soft(root && [attribute(root, 'lang'), attribute(root, 'dir')], what)
      .toEqual([language, direction]);
    const canonical = attributeOf(head, 'link', { rel: 'canonical' }, 'href');
    expect.soft(canonical, what).toBe(addressOf(path, locale));
    expect.soft(metaOf(exported, 'og:locale'), what).toBe(territory);
    for (const other of locales.filter((each) => each !== locale)) {
      const links = elements(body, 'a').filter((link) => attribute(link, 'hreflang') === other);
      // In the header, in the menu of small screens and in the footer.
      const said = links.map((link) => [attribute(link, 'href'), attribute(link, 'lang')]);
      expect.soft(said, what).toEqual(Array(3).fill([pageHref(path, other), other]));
      const alternate = metaOf(exported, 'og:locale:alternate');
      expect.soft(alternate, what).toBe(wordsOf(other).territory);
    }
  }
});

test('Arabic pages have no Latin sentence and digits of one kind', () => {
  for (const path of paths) {
    const { head, body } = page(fileOf(path, 'ar'));
    const [title] = elements(head, 'title');
    const texts = [...(title ? arabicTexts(title) : []), ...arabicTexts(body)].filter(
      (text) => !companyName.test(text),
    );
    expect.soft(texts.length, path).toBeGreaterThan(50);
    const latin = texts.filter((text) => latinSentence.test(text.replace(latinNames, '')));
    expect.soft(latin, path).toEqual([]);
    const digits = texts.filter((text) => /[٠-٩۰-۹]/.test(text));
    expect.soft(digits, path).toEqual([]);
    // Latin commas beside Arabic letters; numbers, addresses and sizes that the letters around them would turn.
    const turned = texts.filter((text) => /\p{Script=Arabic}[,;?]|@|\+\d|\d × \d/u.test(text));
    expect.soft(turned, path).toEqual([]);
  }
});

test('each language is called by its own name', () => {
  expect(Object.keys(languageNames)).toEqual([...locales]);
});
