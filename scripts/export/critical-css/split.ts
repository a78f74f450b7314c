import { assume, type Page } from '../html';
import { aboveTheFold, endOfFirstScreen } from './above-the-fold';
import { criticalCss, wideScreen } from './critical-css';

/**
 * Inlines a page's critical CSS for phones in its head, and links the whole sheet at the end of their first screen: browsers
 * paint what precedes such a link, and nothing after it until the sheet is loaded. Wide screens have the link in the head.
 * @param read returns the text of a sheet by its URL
 * @throws Error when the page does not mark where its first screen ends, or its style is not in one linked sheet
 */
export function splitStylesheet(page: Page, read: (address: string) => string): void {
  const { file, $ } = page;
  const link = $('link[rel="stylesheet"]:not([media])');
  const address = link.attr('href');
  const listed = $('style[data-precedence="listed"]');
  const styles = $('style').not(listed).length;
  const found = `${link.length} links and ${styles} of <style>`;
  const isOne = address !== undefined && link.length + styles === 1;
  assume(isOne, file, 'all styles are in one linked sheet', found);
  // For React, which does not hydrate the document.
  link.removeAttr('data-precedence');
  listed.removeAttr('data-precedence').removeAttr('data-href');
  const css = criticalCss(read(address), address, aboveTheFold(page));
  // Chrome shows a page with its whole first screen at once, and until then the one before.
  $('head').append('<link rel="expect" href="#first-screen-end" blocking="render">');
  const forWide = link.clone().attr('media', wideScreen);
  // Written by a script: browsers load a link whose media does not match, too, and phones would before the first picture.
  const script = $('head > script').first();
  const write = `document.write('<link rel="stylesheet" href="${address}">')`;
  script.text(`${script.text()};matchMedia("${wideScreen}").matches&&${write}`);
  link.before(`<style>${css}</style>`, script, `<noscript>${$.html(forWide)}</noscript>`);
  // At low priority: after the hero's picture.
  link.attr('fetchpriority', 'low');
  // Firefox renders past such a link unless a script waits for the sheet.
  $(endOfFirstScreen).append('<i id="first-screen-end"></i>', link, '<script> </script>');
  moveFontPreload(page);
}

/** Preloads a page's own fonts from its body: Chromium delays the first paint by 100 ms for fonts that the head preloads. */
function moveFontPreload({ $ }: Page): void {
  $('head link[rel="preload"][as="font"]').remove();
  const fonts =
    $('head style')
      .text()
      .match(/[^("]+\.woff2/g) ?? [];
  const links = fonts.map(
    (font) => `<link rel="preload" href="${font}" as="font" crossorigin="" type="font/woff2">`,
  );
  $('body').prepend(links.join(''));
}
