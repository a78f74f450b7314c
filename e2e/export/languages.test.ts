/** The two languages of each page, in the exported files. */
import { load } from 'cheerio';
import { languageNames, locales } from '../../config/locales';
import { clients } from '../../content/collections';
import { wordsOf } from '../../content/words';
import { allPages, paths } from '../../lib/pages';
import { pageHref } from '../../lib/pages/urls';
import type { Page } from '../../scripts/export/html';
import { addressOf, fileOf, metaOf, page } from './exported';

/** Names, units and technical words that Arabic writes in Latin letters, too. */
const latinNames =
  /English|Instagram|Facebook|LinkedIn|GitHub|JavaScript|TypeScript|Next\.js|EmailJS|HTML|CSS|Google|Framer.Motion/g;

/** Two Latin words with a space between them: no name of one word, no unit, no address. */
const latinSentence = /[A-Za-z]{2,} +[A-Za-z]{2,}/;

const latinByItself =
  ':is(script, style, bdi, template, noscript, [lang="en"], [dir="ltr"]:not([lang]))';

/** Texts and metadata of an Arabic page. */
function arabicTexts($: Page['$']): string[] {
  const parts = $('title, body, body *').not(`${latinByItself}, ${latinByItself} *`);
  const said = ['alt', 'aria-label', 'title', 'placeholder'];
  return [
    // Read as text where scripts run.
    ...$('noscript')
      .toArray()
      .flatMap((part) => arabicTexts(load($(part).text()))),
    ...parts.toArray().flatMap((part) => said.map((name) => $(part).attr(name) ?? '')),
    ...parts
      .contents()
      .toArray()
      .map((node) => (node.type === 'text' ? node.data : '')),
  ];
}

/** Names of companies stand in Latin letters on purpose. */
const companies = clients.map(({ words }) => words.ar.alt);

test.each(locales.flatMap(allPages))(
  '$locale $path says its language and leads to its twin',
  ({ path, locale }) => {
    const { direction, language, territory } = wordsOf(locale);
    const exported = page(fileOf(path, locale));
    const { $ } = exported;
    expect([$('html').attr('lang'), $('html').attr('dir')]).toEqual([language, direction]);
    expect($('head link[rel="canonical"]').attr('href')).toBe(addressOf(path, locale));
    expect(metaOf(exported, 'og:locale')).toBe(territory);
    for (const other of locales.filter((each) => each !== locale)) {
      const links = $(`a[hreflang="${other}"]`).toArray();
      // In the header, in the menu of small screens and in the footer.
      const said = links.map((link) => [$(link).attr('href'), $(link).attr('lang')]);
      expect(said).toEqual(Array(3).fill([pageHref(path, other), other]));
      const alternate = metaOf(exported, 'og:locale:alternate');
      expect(alternate).toBe(wordsOf(other).territory);
    }
  },
);

test.each(paths)('Arabic pages have no Latin sentence and digits of one kind: %s', (path) => {
  const texts = arabicTexts(page(fileOf(path, 'ar')).$).filter((text) => !companies.includes(text));
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
