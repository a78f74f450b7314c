/** Style rules for a shop's words. */

import { load } from 'cheerio';
import { fileOf, isOwn, linksOf, page } from '@/e2e/support/exported';
import { clients } from '@/lib/content/collections';
import { paths } from '@/lib/pages';
import type { Page } from '@/scripts/export/html';

test.each(paths)('links have descriptive names, one for each page: %s', (path) => {
  const vague = /^(|here|click here|more|read more|details|details more|view details|link)$/i;
  expect(linksOf(path).filter(({ name }) => vague.test(name))).toEqual([]);
  // Breadcrumbs use short names.
  const links = linksOf(path, 'main a[href]:not(nav *)').filter(isOwn);
  const pages = links.filter(({ target }) => target.endsWith('/'));
  const targets = new Map(pages.map(({ name, target }) => [name, target]));
  expect(pages.filter(({ name, target }) => targets.get(name) !== target)).toEqual([]);
});

/** Names, units and technical words that Arabic writes in Latin letters, too. */
const latinNames =
  /English|Instagram|Facebook|LinkedIn|GitHub|JavaScript|TypeScript|Next\.js|EmailJS|HTML|CSS|Google|Framer.Motion/g;

/** Two Latin words separated by a space, so not a one-word name, a unit or a URL. */
const latinSentence = /[A-Za-z]{2,} +[A-Za-z]{2,}/;

/** English amounts of each country: 'QR 370'. */
const latinAmount = /\b(QR|AED|SAR|KD|BD|OMR)\s?\d/;

/** Latin commas beside Arabic letters; numbers, URLs and sizes that bidi would reorder, unless they are isolated. */
const reordered = /\p{Script=Arabic}[,;?]|@|\+\d|[×%]|\d ?[-–/±] ?\d/u;

const latinByItself =
  ':is(script, style, bdi, template, noscript, [lang="en"], [dir="ltr"]:not([lang]))';

function arabicTexts($: Page['$']): string[] {
  const parts = $('title, body, body *').not(`${latinByItself}, ${latinByItself} *`);
  const nodes = parts.contents().toArray();
  // Parsed as text where scripts run.
  const hidden = $('noscript').toArray();
  return [
    ...hidden.flatMap((part) => arabicTexts(load($(part).text()))),
    ...parts
      .toArray()
      .flatMap(({ attribs: { alt = '', title = '', placeholder = '', ...others } }) => [
        ...[alt, title, placeholder, others['aria-label'] ?? ''],
      ]),
    ...nodes.flatMap((node) => (node.type === 'text' ? node.data : [])),
  ];
}

/** Company names are in Latin letters on purpose. */
const companies = clients.map(({ words }) => words.ar?.alt);

test.each(paths)(
  'Arabic pages have no Latin sentence, digits of one kind, and Arabic messages: %s',
  (path) => {
    const { $ } = page(fileOf(path, 'ar'));
    for (const { attribs } of $('a[href*="?text="]:not([lang="en"] *)').toArray()) {
      const message = new URL(attribs.href ?? '').searchParams.get('text') ?? '';
      expect(message).toMatch(/^\P{L}*\p{Script=Arabic}/u);
    }
    const texts = arabicTexts($).filter((text) => !companies.includes(text));
    expect(texts.length).toBeGreaterThan(50);
    const isLatin = (text: string) => latinSentence.test(text.replace(latinNames, ''));
    const isReordered = (text: string) =>
      reordered.test(text.replace(/\u2068[^\u2069]*\u2069/g, ''));
    const wrong = texts.filter(
      (text) =>
        isLatin(text) || isReordered(text) || /[٠-٩۰-۹]/.test(text) || latinAmount.test(text),
    );
    expect(wrong).toEqual([]);
  },
);
