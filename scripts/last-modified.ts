import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { locales } from '@/content/locales';
import { indexedPages } from '@/lib/pages';
import type { Page } from '@/lib/pages/page';
import { dateInQatar } from '@/lib/qatar-time';
import { sitemap } from '@/lib/sitemap';
import { localPath } from '@/lib/urls';
import { attribute, elements, type Parent, parsePage } from './export/html';

const ledgerFile = 'content/last-modified.json';

/** When each page's words last changed, and their hash then. */
export type Ledger = Readonly<Record<string, { readonly hash: string; readonly date: string }>>;

/** What readers do not see; `<noscript>` is parsed as text, its tags and file names included. */
const unread = new Set(['script', 'style', 'template', 'noscript']);

/** The text of an element, alternative texts of pictures included. */
function wordsIn(parent: Parent): string {
  const words = parent.childNodes.map((node) => {
    if ('value' in node) return node.value;
    if (!('tagName' in node) || unread.has(node.tagName)) return '';
    return ` ${attribute(node, 'alt') ?? ''} ${wordsIn(node)} `;
  });
  return words.join('');
}

/** Hash of the words in a page's `<main>`, regardless of markup and white space. */
export function hashOfWords(html: string): string {
  const [main] = elements(parsePage('page', html).body, 'main');
  const words = main ? wordsIn(main).replace(/\s+/g, ' ').trim() : '';
  return createHash('sha256').update(words).digest('hex').slice(0, 16);
}

/** An unchanged page keeps its day, a new or changed one gets today's. */
export function updated(
  ledger: Ledger,
  hashes: Readonly<Record<string, string>>,
  today: string,
): Ledger {
  return Object.fromEntries(
    Object.entries(hashes).map(([path, hash]) => {
      const before = ledger[path];
      return [path, before?.hash === hash ? before : { hash, date: today }];
    }),
  );
}

/**
 * Writes the sitemap of an export, dated by the days on which the words of its pages changed. These are kept in the
 * repository, because Next knows only when it built a page.
 * @param root folder of the export
 * @returns what was done, in a few words
 */
export function writeSitemap(root: string): string {
  const pages = locales.flatMap(indexedPages);
  const keyOf = ({ path, locale }: Page) => localPath(path, locale);
  const read = (page: Page) => readFileSync(`${root}${keyOf(page)}/index.html`, 'utf8');
  const before = readFileSync(ledgerFile, 'utf8');
  // Written only here.
  const ledger = JSON.parse(before) as Ledger;
  const hashes = Object.fromEntries(pages.map((page) => [keyOf(page), hashOfWords(read(page))]));
  const after = updated(ledger, hashes, dateInQatar(Date.now()));
  const text = `${JSON.stringify(after, null, 2)}\n`;
  if (text !== before) writeFileSync(ledgerFile, text);
  writeFileSync(
    `${root}/sitemap.xml`,
    sitemap((page) => after[keyOf(page)]?.date ?? ''),
  );
  const changed = pages.map(keyOf).filter((key) => after[key]?.hash !== ledger[key]?.hash).length;
  return `${pages.length} pages, ${changed} changed`;
}
