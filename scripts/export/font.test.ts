import { moveFontPreload } from './font';
import { pageText, parsePage } from './html';

const font = '<link rel="preload" href="/a.woff2" as="font" crossorigin="">';
const style = '<style>@font-face{font-family:a;src:url(/a.woff2)}</style>';
const picture = '<link rel="preload" href="/a.avif" as="image">';
const written = (head: string, body: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}<main></main></body></html>`;

test('asks for the font in the body, where no first paint waits for it, and for the picture in the head', () => {
  const page = parsePage('page.html', written(style + font + picture, ''));
  moveFontPreload(page);
  expect(pageText(page)).toBe(written(style + picture, font));
});

test('leaves out the font of another language, which the page does not name', () => {
  const page = parsePage('page.html', written(style + font + font.replace('a.w', 'b.w'), ''));
  moveFontPreload(page);
  expect(pageText(page)).toBe(written(style, font));
});

test('leaves a page as it is that asks for no font ahead', () => {
  const page = parsePage('page.html', written(picture, ''));
  moveFontPreload(page);
  expect(pageText(page)).toBe(written(picture, ''));
});
