/** How the two languages of a page belong together, in the exported files. */
import { expect, test } from '@playwright/test';
import { languageNames, locales } from '../content/locales';
import { wordsOf } from '../content/words';
import { allPages, paths } from '../lib/pages';
import { pageHref } from '../lib/urls';
import { attribute, type Element, elements, type Parent } from '../scripts/export/html';
import { addressOf, attributeOf, fileOf, metaOf, page } from './exported';

/** Names, units and technical words that Arabic writes in Latin letters, too. */
const latinNames =
  /English|Instagram|Facebook|LinkedIn|GitHub|JavaScript|TypeScript|Next\.js|EmailJS|HTML|CSS|Google|Framer Motion/g;

/** Two Latin words with a space between them: no name of one word, no unit, no address. */
const latinSentence = /[A-Za-z]{2,} +[A-Za-z]{2,}/;

const isLatinByItself = (element: Element) =>
  ['script', 'style', 'bdi', 'template'].includes(element.tagName) ||
  ['en', 'ltr'].includes(attribute(element, 'lang') ?? attribute(element, 'dir') ?? '');

/** What an Arabic page shows or says of itself. */
function arabicTexts(parent: Parent): string[] {
  return parent.childNodes.flatMap((node) => {
    if ('value' in node) return node.value;
    if (!('tagName' in node) || isLatinByItself(node)) return [];
    const said = ['alt', 'aria-label', 'title', 'placeholder'].map(
      (name) => attribute(node, name) ?? '',
    );
    return [...said, ...arabicTexts(node)];
  });
}

/** Names of invented companies stand in Latin letters on purpose. */
const companyName = /\(شركة افتراضية\)/;

for (const { path, locale } of locales.flatMap(allPages)) {
  const { direction, language, territory } = wordsOf(locale);

  test(`${locale} ${path} says its language and leads to its twin`, () => {
    const { document, head, body } = page(fileOf(path, locale));
    const [root] = elements(document, 'html');
    expect(root && [attribute(root, 'lang'), attribute(root, 'dir')]).toEqual([
      language,
      direction,
    ]);
    expect(attributeOf(head, 'link', { rel: 'canonical' }, 'href')).toBe(addressOf(path, locale));
    expect(metaOf(page(fileOf(path, locale)), 'og:locale')).toBe(territory);
    for (const other of locales.filter((each) => each !== locale)) {
      const links = elements(body, 'a').filter((link) => attribute(link, 'hreflang') === other);
      // In the header, in the menu of small screens and in the footer.
      expect(links.map((link) => attribute(link, 'href'))).toEqual(
        Array(3).fill(pageHref(path, other)),
      );
      expect(links.map((link) => attribute(link, 'lang'))).toEqual(Array(3).fill(other));
      expect(metaOf(page(fileOf(path, locale)), 'og:locale:alternate')).toBe(
        wordsOf(other).territory,
      );
    }
  });
}

for (const path of paths) {
  test(`ar ${path} has no Latin sentence and digits of one kind`, () => {
    const { head, body } = page(fileOf(path, 'ar'));
    const [title] = elements(head, 'title');
    const texts = [...(title ? arabicTexts(title) : []), ...arabicTexts(body)].filter(
      (text) => !companyName.test(text),
    );
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((text) => latinSentence.test(text.replace(latinNames, '')))).toEqual([]);
    expect(texts.filter((text) => /[٠-٩۰-۹]/.test(text))).toEqual([]);
    // Latin commas beside Arabic letters; numbers, addresses and sizes that the letters around them would turn.
    expect(texts.filter((text) => /\p{Script=Arabic}[,;?]|@|\+\d|\d × \d/u.test(text))).toEqual([]);
  });
}

test('each language is called by its own name', () => {
  expect(Object.keys(languageNames)).toEqual([...locales]);
});
