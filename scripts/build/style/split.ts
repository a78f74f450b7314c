import { createHash } from 'node:crypto';
import { BrokenAssumption } from '../broken-assumption';
import type { ExtraFile } from '../data-file';
import { attribute, createElement, elements, insert, type Page, textOf } from '../html';
import { firstScreenOf } from './first-screen';
import { firstStyle, minify } from './first-style';

const files = new Map<string, ExtraFile>();

/** The whole style sheet as a file; browsers keep it for ever, as all below that folder. */
function wholeSheet(sheet: string): ExtraFile {
  const known = files.get(sheet);
  if (known) return known;
  const text = minify(sheet);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const file = { path: `_next/static/style/${hash}.css`, text };
  files.set(sheet, file);
  return file;
}

/** The style sheet as Next has put it into a page. */
function styleOf(page: Page) {
  const [style, ...more] = elements(page.head, 'style');
  const links = elements(page.document, 'link').filter((link) =>
    attribute(link, 'rel')?.includes('stylesheet'),
  );
  const text = style?.childNodes[0];
  if (style && text && 'value' in text && more.length + links.length === 0) return { style, text };
  throw new BrokenAssumption(
    page.file,
    'experimental.inlineCss puts all style into one <style>',
    `${more.length + (style ? 1 : 0)} and ${links.length} style sheets that are files`,
  );
}

/**
 * Leaves in a page the style of its first screen, and has the browser fetch the whole sheet where that
 * screen ends: it paints before, and what follows is never seen without its style.
 * @returns the whole sheet, for out/
 * @throws Error when the page does not say where its first screen ends
 * @throws BrokenAssumption when its style is not in one place
 */
export function splitStyle(page: Page, basePath: string): ExtraFile {
  const { style, text } = styleOf(page);
  const sheet = textOf(style);
  const first = firstScreenOf(page);
  const file = wholeSheet(sheet);
  text.value = firstStyle(sheet, first);
  const link = createElement('link', {
    rel: 'stylesheet',
    href: `${basePath}/${file.path}`,
    // After the first picture, which is on the first screen.
    fetchpriority: 'low',
  });
  insert(first.end, link);
  // Firefox goes on past a link, and shows what follows bare, unless a script waits for the sheet.
  insert(first.end, createElement('script', {}, ' '));
  return file;
}
