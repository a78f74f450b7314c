/** The two languages of each page, in the exported files. */
import { parseFragment } from 'parse5';
import { languageNames, locales } from '../../config/locales';
import { clients } from '../../content/collections';
import { wordsOf } from '../../content/words';
import { allPages, paths } from '../../lib/pages';
import { pageHref } from '../../lib/pages/urls';
import { attribute, type Element, elements, type Parent, textOf } from '../../scripts/export/html';
import { addressOf, attributeOf, fileOf, metaOf, page } from './exported';

/** Names, units and technical words that Arabic writes in Latin letters, too. */
const latinNames =
  /English|Instagram|Facebook|LinkedIn|GitHub|JavaScript|TypeScript|Next\.js|EmailJS|HTML|CSS|Google|Framer.Motion/g;

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

/** Names of companies stand in Latin letters on purpose. */
const companies = clients.map(({ words }) => words.ar.alt);

test.each(locales.flatMap(allPages))(
  '$locale $path says its language and leads to its twin',
  ({ path, locale }) => {
    const { direction, language, territory } = wordsOf(locale);
    const exported = page(fileOf(path, locale));
    const { document, head, body } = exported;
    const [root] = elements(document, 'html');
    expect(root && [attribute(root, 'lang'), attribute(root, 'dir')]).toEqual([
      language,
      direction,
    ]);
    const canonical = attributeOf(head, 'link', { rel: 'canonical' }, 'href');
    expect(canonical).toBe(addressOf(path, locale));
    expect(metaOf(exported, 'og:locale')).toBe(territory);
    for (const other of locales.filter((each) => each !== locale)) {
      const links = elements(body, 'a').filter((link) => attribute(link, 'hreflang') === other);
      // In the header, in the menu of small screens and in the footer.
      const said = links.map((link) => [attribute(link, 'href'), attribute(link, 'lang')]);
      expect(said).toEqual(Array(3).fill([pageHref(path, other), other]));
      const alternate = metaOf(exported, 'og:locale:alternate');
      expect(alternate).toBe(wordsOf(other).territory);
    }
  },
);

test.each(paths)('Arabic pages have no Latin sentence and digits of one kind: %s', (path) => {
  const { head, body } = page(fileOf(path, 'ar'));
  const [title] = elements(head, 'title');
  const texts = [...(title ? arabicTexts(title) : []), ...arabicTexts(body)].filter(
    (text) => !companies.includes(text),
  );
  expect(texts.length).toBeGreaterThan(50);
  const latin = texts.filter((text) => latinSentence.test(text.replace(latinNames, '')));
  expect(latin).toEqual([]);
  const digits = texts.filter((text) => /[٠-٩۰-۹]/.test(text));
  expect(digits).toEqual([]);
  // Latin commas beside Arabic letters; numbers, addresses and sizes that the letters around them would turn.
  const turned = texts.filter((text) =>
    /\p{Script=Arabic}[,;?]|@|\+\d|[×%]|\d ?[-–/±] ?\d/u.test(text),
  );
  expect(turned).toEqual([]);
});

test('each language is called by its own name', () => {
  expect(Object.keys(languageNames)).toEqual([...locales]);
});
