/** @jest-environment node */
import { letFontWait } from './font';
import { pageText, parsePage } from './html';

const font = '<link rel="preload" href="/a.woff2" as="font" crossorigin="">';
const picture = '<link rel="preload" href="/a.avif" as="image">';
const written = (head: string, body: string) =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}<main></main></body></html>`;

test('asks for the font in the body, where no first paint waits for it, and for the picture in the head', () => {
  const page = parsePage('page.html', written(font + picture, ''));
  letFontWait(page);
  expect(pageText(page)).toBe(written(picture, font));
});

test('leaves a page as it is that asks for no font ahead', () => {
  const page = parsePage('page.html', written(picture, ''));
  letFontWait(page);
  expect(pageText(page)).toBe(written(picture, ''));
});
