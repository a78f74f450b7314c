import { type Page, parsePage } from '../html';
import { splitStylesheet } from './split';

const link = '<link rel="stylesheet" href="/a.css" data-precedence="next">';
const read = () => 'p{margin:0}table{border:0}';

function page(head = link): Page {
  const body = '<p>x</p><div data-first-screen-end></div><table></table>';
  return parsePage(
    'page.html',
    `<!DOCTYPE html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`,
  );
}

test('inlines the critical CSS in the head, and links the style sheet at the end of the first screen', () => {
  const split = page();
  splitStylesheet(split, read);
  const text = split.$.html();
  expect(text).toContain('<style>p{margin:0}</style></head>');
  expect(text).toContain(
    '<div data-first-screen-end=""><link rel="stylesheet" href="/a.css" fetchpriority="low"><script> </script></div>',
  );
});

test.each([
  ['no style', ''],
  ['two sheets', link + link],
  ['style in the page', `${link}<style>p{}</style>`],
])('refuses %s', (_, head) => {
  expect(() => splitStylesheet(page(head), read)).toThrow(/all styles are in one linked sheet/);
});
