import { pageText, parsePage } from '../html';
import { leanPayload } from '../lean';
import { fillData } from './fill-data';

type Data = { __next_f?: [kind: number, text?: string][] };

function filled(html: string): string {
  document.body.innerHTML = `<p data-part></p><div data-part>${html}</div>`;
  const text = `1:["$","div",null,{"dangerouslySetInnerHTML":${JSON.stringify({ __html: '\u00011\u0001' })}}]`;
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

test('fills in all that the build has taken out', () => {
  const parts = ['<i>one</i> &amp; two', 'three', 'four'];
  const body = parts.map((inside, id) => `<p id="${id}">${inside}</p>`).join('');
  const children = [
    ['$', 'p', null, { id: '0', children: [['$', 'i', null, { children: 'one' }], ' & two'] }],
    '$L2',
    ['$', 'p', null, { id: '1', children: 'three' }],
  ];
  const data = `5:I["module"]\n2:${JSON.stringify(['$', 'p', null, { id: '2', children: 'four' }])}\n0:${JSON.stringify(['$', '$L5', null, { children }])}\n`;
  const page = parsePage('page.html', `<!DOCTYPE html><head></head><body>${body}</body>`);
  const script = leanPayload(page, `self.__next_f.push([1,${JSON.stringify(data)}])`);
  expect(script).not.toContain('three');

  document.documentElement.innerHTML = pageText(page);
  const list: Data = Object.assign(window, { __next_f: [] });
  new Function('self', script)(window);
  fillData();
  const filled = list.__next_f?.[0]?.[1] ?? '';
  const insides = [...filled.matchAll(/"id":"(\d)","dangerouslySetInnerHTML":(\{.*?\})/g)];
  expect(insides.map(([, id, inside]) => [id, JSON.parse(inside ?? '').__html])).toEqual([
    ['2', parts[2]],
    ['0', parts[0]],
    ['1', parts[1]],
  ]);
});
