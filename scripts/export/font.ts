import {
  attribute,
  createElement,
  type Element,
  elements,
  insert,
  type Page,
  remove,
  textOf,
} from './html';

const isFontPreload = (link: Element) =>
  attribute(link, 'rel') === 'preload' && attribute(link, 'as') === 'font';

/** URLs of the fonts that Next preloads on a page: those of all languages. */
export function preloadedFonts({ head }: Page): readonly string[] {
  return elements(head, 'link')
    .filter(isFontPreload)
    .map((link) => attribute(link, 'href') ?? '');
}

/**
 * Preloads the display font from the start of the body instead of the head. The request is as early, but Chromium delays the
 * first paint for fonts that the head preloads, by 100 ms, in which none arrives on a slow connection.
 * @param fonts those that a page may preload (`preloadedFonts` of the home page: Next forgets them on routes whose file has an
 * extension of its own); of them those that the page's critical CSS names
 */
export function moveFontPreload({ head, body }: Page, fonts: readonly string[]): void {
  const [first] = body.childNodes;
  const css = elements(head, 'style').map(textOf).join('');
  for (const link of elements(head, 'link').filter(isFontPreload)) remove(link);
  for (const href of fonts.filter((font) => css.includes(font))) {
    const link = { rel: 'preload', href, as: 'font', crossorigin: '', type: 'font/woff2' };
    insert(body, createElement('link', link), first);
  }
}
