import { moveFontPreload } from './font';
import { parsePage } from './html';

const font = '<link rel="preload" href="/a.woff2" as="font" crossorigin="" type="font/woff2">';
const style = '<style>@font-face{font-family:a;src:url(/a.woff2)}</style>';
const picture = '<link rel="preload" href="/a.avif" as="image">';
const written = (head: string, body: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}<main></main></body></html>`;

/** The page after the step. */
function moved(head: string): string {
  const page = parsePage('page.html', written(head, ''));
  moveFontPreload(page);
  return page.$.html();
}

test('preloads the font in the body, without blocking the first paint, and the picture in the head', () => {
  expect(moved(style + font + picture)).toBe(written(style + picture, font));
});

test('omits fonts of other languages', () => {
  expect(moved(style + font + font.replace('a.w', 'b.w'))).toBe(written(style, font));
});

test('preloads it on a page without Next’s preload', () => {
  expect(moved(style)).toBe(written(style, font));
});

test('does not change a page without fonts', () => {
  expect(moved(picture)).toBe(written(picture, ''));
});
