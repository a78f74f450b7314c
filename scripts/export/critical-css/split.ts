import { assume, type Page } from '../html';
import { aboveTheFold, endOfFirstScreen } from './above-the-fold';
import { criticalCss } from './critical-css';

/**
 * Inlines a page's critical CSS in its head, and moves the link to the whole sheet to the end of the first screen: browsers
 * paint what precedes such a link, and nothing after it until the sheet is loaded.
 * @param read returns the text of a sheet by its URL
 * @throws Error when the page does not mark where its first screen ends, or its style is not in one linked sheet
 */
export function splitStylesheet(page: Page, read: (address: string) => string): void {
  const { file, $ } = page;
  const link = $('link[rel="stylesheet"]');
  const address = link.attr('href');
  const styles = $('style').length;
  const found = `${link.length} links and ${styles} of <style>`;
  const isOne = address !== undefined && link.length + styles === 1;
  assume(isOne, file, 'all styles are in one linked sheet', found);
  const css = criticalCss(read(address), address, aboveTheFold(page));
  link.before(`<style>${css}</style>`);
  // At low priority: after the hero's picture.
  link.attr('fetchpriority', 'low');
  // For React, which does not hydrate the document.
  link.removeAttr('data-precedence');
  // Firefox renders past such a link unless a script waits for the sheet.
  $(endOfFirstScreen).append(link, '<script> </script>');
}
