import { attribute, elements, insert, type Page, remove, textOf } from './html';

/**
 * Moves the preload of the display font from the head to the start of the body. It is asked for as early as before, but
 * Chromium holds the first paint back for fonts that the head preloads: 100 ms, in which a slow line brings none.
 * Next names the fonts of all languages; those that the page's critical CSS does not name are left out, 6 kB a page.
 */
export function moveFontPreload({ head, body }: Page): void {
  const [first] = body.childNodes;
  const css = elements(head, 'style').map(textOf).join('');
  for (const link of elements(head, 'link')) {
    if (attribute(link, 'rel') !== 'preload' || attribute(link, 'as') !== 'font') continue;
    if (css.includes(attribute(link, 'href') ?? '')) insert(body, link, first);
    else remove(link);
  }
}
