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
 * Puts the CSS of what a page shows first into its head, and moves the link to the whole sheet to where that ends: browsers
 * paint what stands before such a link, and what follows is never seen without its style.
 * @param read gives the text of a sheet by its address
 * @returns the sheet's address
 * @throws Error when the page does not say where its first screen ends
 * @throws BrokenAssumption when its style is not in one linked sheet
 */
export function splitStylesheet(page: Page, read: (address: string) => string): string {
  const { link, address } = stylesheetOf(page);
  const first = aboveTheFold(page);
  const style = createElement('style', {}, criticalCss(read(address), address, first));
  insert(page.head, style, link);
  // At low priority: after the first picture, which is above the fold.
  link.attrs.push({ name: 'fetchpriority', value: 'low' });
  insert(first.end, link);
  // Firefox goes on past a link, and shows what follows without its style, unless a script waits for the sheet.
  insert(first.end, createElement('script', {}, ' '));
  return address;
}
