import { BrokenAssumption } from '../broken-assumption';
import { attribute, createElement, elements, insert, type Page } from '../html';
import { aboveTheFold } from './above-the-fold';
import { criticalCss } from './critical-css';

/** The link to the site's style sheet. */
function stylesheetOf(page: Page) {
  const links = elements(page.document, 'link').filter(
    (link) => attribute(link, 'rel') === 'stylesheet',
  );
  const styles = elements(page.document, 'style');
  const [link] = links;
  const address = link && attribute(link, 'href');
  if (address && links.length + styles.length === 1) return { link, address };
  throw new BrokenAssumption(
    page.file,
    'all style is in one linked sheet',
    `${links.length} links and ${styles.length} of <style>`,
  );
}

/**
 * Inlines a page's critical CSS in its head, and moves the link to the whole sheet to the end of the first screen: browsers
 * paint what precedes such a link, and nothing after it until the sheet is loaded.
 * @param read returns the text of a sheet by its URL
 * @returns the sheet's URL
 * @throws Error when the page does not mark where its first screen ends
 * @throws BrokenAssumption when its style is not in one linked sheet
 */
export function splitStylesheet(page: Page, read: (address: string) => string): string {
  const { link, address } = stylesheetOf(page);
  const first = aboveTheFold(page);
  const style = createElement('style', {}, criticalCss(read(address), address, first));
  insert(page.head, style, link);
  // At low priority: after the hero's picture.
  link.attrs.push({ name: 'fetchpriority', value: 'low' });
  insert(first.end, link);
  // Firefox renders past such a link unless a script waits for the sheet.
  insert(first.end, createElement('script', {}, ' '));
  return address;
}
