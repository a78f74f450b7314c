import { BrokenAssumption } from '../broken-assumption';
import { attribute, createElement, elements, insert, type Page, textOf } from '../html';
import { firstScreenOf } from './first-screen';
import { firstStyle } from './first-style';

/** The style sheet as Next has put it into a page, and the address of the file that it is exported as, too. */
function styleOf(page: Page) {
  const [style, ...more] = elements(page.head, 'style');
  const links = elements(page.document, 'link').filter((link) =>
    attribute(link, 'rel')?.includes('stylesheet'),
  );
  const text = style?.childNodes[0];
  const address = style && attribute(style, 'data-href');
  if (address && text && 'value' in text && more.length + links.length === 0) {
    return { address, sheet: textOf(style), text };
  }
  throw new BrokenAssumption(
    page.file,
    'experimental.inlineCss puts all style into one <style data-href="its file">',
    `${more.length + (style ? 1 : 0)} of <style>${address ? '' : ' without an address'}, ${links.length} style sheets that are files`,
  );
}

/**
 * Leaves in a page the style of its first screen, and has the browser fetch the whole sheet where that
 * screen ends: it paints before, and what follows is never seen without its style.
 * @returns the address of the whole sheet
 * @throws Error when the page does not say where its first screen ends
 * @throws BrokenAssumption when its style is not in one place
 */
export function splitStyle(page: Page): string {
  const { address, sheet, text } = styleOf(page);
  const first = firstScreenOf(page);
  text.value = firstStyle(sheet, first);
  // At low priority: after the first picture, which is on the first screen.
  const link = createElement('link', { rel: 'stylesheet', href: address, fetchpriority: 'low' });
  insert(first.end, link);
  // Firefox goes on past a link, and shows what follows bare, unless a script waits for the sheet.
  insert(first.end, createElement('script', {}, ' '));
  return address;
}
