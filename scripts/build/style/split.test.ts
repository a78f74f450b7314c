/** @jest-environment node */
import { type Page, pageText, parsePage } from '../html';
import { splitStyle } from './split';

const css = 'p{margin:0}table{border:0}';

function page(head = `<style data-href="/a.css">${css}</style>`): Page {
  const body = '<p>x</p><div data-first-screen-end></div><table></table>';
  return parsePage(
    'page.html',
    `<!DOCTYPE html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`,
  );
}

test('leaves the first screen its style, and links the whole sheet where it ends', () => {
  const split = page();
  expect(splitStyle(split)).toBe('/a.css');
  const text = pageText(split);
  expect(text).toContain('<style data-href="/a.css">p{margin:0}</style>');
  expect(text).toContain(
    '<div data-first-screen-end=""><link rel="stylesheet" href="/a.css" fetchpriority="low"><script> </script></div>',
  );
});

test.each([
  ['no style', ''],
  [
    'a style sheet that is a file',
    '<style data-href="/a.css">p{}</style><link rel="stylesheet" href="/a.css">',
  ],
  ['style in two places', '<style data-href="/a.css">p{}</style><style>a{}</style>'],
  ['style that is no file, too', '<style>p{}</style>'],
])('refuses %s', (_, head) => {
  expect(() => splitStyle(page(head))).toThrow(/inlineCss/);
});
