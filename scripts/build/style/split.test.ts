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
  const file = splitStyle(split, '/shop');
  expect(file).toEqual({
    path: expect.stringMatching(/^_next\/static\/style\/[0-9a-f]{16}\.css$/),
    text: css,
  });
  const text = pageText(split);
  expect(text).toContain('<style data-href="/a.css">p{margin:0}</style>');
  expect(text).toContain(
    `<div data-first-screen-end=""><link rel="stylesheet" href="/shop/${file.path}" fetchpriority="low"><script> </script></div>`,
  );
});

test('pages with the same sheet share one file', () => {
  expect(splitStyle(page(), '')).toBe(splitStyle(page(), ''));
  expect(splitStyle(page('<style>p{margin:1px}</style>'), '').path).not.toBe(
    splitStyle(page(), '').path,
  );
});

test.each([
  ['no style', ''],
  ['a style sheet that is a file', '<style>p{}</style><link rel="stylesheet" href="/a.css">'],
  ['style in two places', '<style>p{}</style><style>a{}</style>'],
])('refuses %s', (_, head) => {
  expect(() => splitStyle(page(head), '')).toThrow(/inlineCss/);
});
