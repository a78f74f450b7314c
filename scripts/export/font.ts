import type { Page } from './html';

const fontPreload = 'head link[rel="preload"][as="font"]';

/** URLs of the fonts that Next preloads on a page: those of all languages. */
export function preloadedFonts({ $ }: Page): readonly string[] {
  return $(fontPreload)
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
}

/**
 * Preloads the display font from the start of the body instead of the head. The request is as early, but Chromium delays the
 * first paint for fonts that the head preloads, by 100 ms, in which none arrives on a slow connection.
 * @param fonts fonts that a page may preload (`preloadedFonts` of the home page: Next omits them on routes whose file has a
 * custom extension); those that the page's critical CSS uses are preloaded
 */
export function moveFontPreload({ $ }: Page, fonts: readonly string[]): void {
  $(fontPreload).remove();
  const css = $('head style').text();
  const links = fonts
    .filter((font) => css.includes(font))
    .map(
      (font) => `<link rel="preload" href="${font}" as="font" crossorigin="" type="font/woff2">`,
    );
  $('body').prepend(links.join(''));
}
