import { attribute, elements, insert, type Page } from './html';

/**
 * Moves the preload of the display font from the head to the start of the body. It is asked for as early as before, but
 * Chromium holds the first paint back for fonts that the head preloads: 100 ms, in which a slow line brings none.
 */
export function letFontWait({ head, body }: Page): void {
  const [first] = body.childNodes;
  for (const link of elements(head, 'link')) {
    if (attribute(link, 'rel') === 'preload' && attribute(link, 'as') === 'font')
      insert(body, link, first);
  }
}
