import { fillData } from './fill-data';

type Data = { __next_f?: [kind: number, text?: string][] };

function filled(html: string): string {
  document.body.innerHTML = `<div data-part="7">${html}</div>`;
  const text = `1:["$","div",null,{"dangerouslySetInnerHTML":${JSON.stringify({ __html: '\u00017\u0001' })}}]`;
  const entries: Data['__next_f'] = [[0], [1, text]];
  const data: Data = Object.assign(window, { __next_f: entries });
  fillData();
  return JSON.parse((data.__next_f?.[1]?.[1] ?? '').slice(2))[3].dangerouslySetInnerHTML.__html;
}

test('gives React the inside of a part as it stands in the page', () => {
  expect(filled('<p class="a">“Yes” &amp; no\n</p>')).toBe('<p class="a">“Yes” &amp; no\n</p>');
});

test('does not let a price look like a reference', () => {
  expect(filled('$1 and $&amp;')).toBe('$$1 and $&amp;');
});
