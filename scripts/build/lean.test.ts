/** @jest-environment node */
import { pageText, parsePage } from './html';
import { leanPayload } from './lean';

const long = 'Curtains that hold the light. '.repeat(20);

const page = (body: string) =>
  parsePage('page.html', `<!DOCTYPE html><html><head></head><body>${body}</body></html>`);

function lean(data: string, body: string): { text: string; data: string } {
  const parsed = page(body);
  const script = `(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,${JSON.stringify(data)}])`;
  const [, literal = '""'] = /push\(\[1,(".*")\]\)$/.exec(leanPayload(parsed, script)) ?? [];
  return { text: pageText(parsed), data: JSON.parse(literal) };
}

describe('leanPayload', () => {
  it('takes out what the page holds as it is, and marks it there', () => {
    const row = [
      '$',
      'section',
      null,
      { className: 'band', children: ['$', 'p', null, { children: long }] },
    ];
    const result = lean(
      `0:${JSON.stringify(row)}\n`,
      `<section class="band"><p>${long}</p></section>`,
    );
    expect(result.text).toContain('<section class="band" data-part="">');
    expect(result.data).not.toContain('Curtains that');
    expect(result.data).toContain('\\u00010\\u0001');
  });

  it('leaves elements alone that have no content', () => {
    const row = ['$', 'input', null, { type: 'hidden', name: 'id', value: 'shop' }];
    const result = lean(
      `0:${JSON.stringify(row)}\n`,
      '<input type="hidden" name="id" value="shop">',
    );
    expect(result.text).not.toContain('data-part');
    expect(result.data).toBe(`0:${JSON.stringify(row)}\n`);
  });

  it('keeps what holds a component', () => {
    const row = [
      '$',
      'section',
      null,
      {
        children: [
          ['$', '$L5', null, {}],
          ['$', 'p', null, { children: 'x' }],
        ],
      },
    ];
    const result = lean(
      `5:I["module"]\n0:${JSON.stringify(row)}\n`,
      '<section><button></button><p>x</p></section>',
    );
    expect(result.data).toContain('$L5');
    expect(result.text).not.toContain('data-part');
  });

  it('follows rows that stand apart, and drops those that nobody needs then', () => {
    const inner = ['$', 'p', null, { children: long }];
    const outer = ['$', 'section', null, { className: 'band', children: '$L2' }];
    const result = lean(
      `2:${JSON.stringify(inner)}\n0:${JSON.stringify(outer)}\n`,
      `<section class="band"><p>${long}</p></section>`,
    );
    expect(result.data).not.toContain('Curtains that');
    expect(result.data.split('\n').filter(Boolean)).toHaveLength(1);
    // What stood in the row that is gone needs no mark of its own.
    expect(result.text).toContain('<section class="band" data-part=""><p>');
  });

  it('numbers parts in the order of the page', () => {
    const parts = ['a', 'b', 'c'].map((id) => ['$', 'p', null, { id, children: `${id} ${long}` }]);
    const component = ['$', '$L5', null, { children: [parts[1], parts[0], parts[2], parts[1]] }];
    const paragraphs = ['a', 'b', 'c'].map((id) => `<p id="${id}">${id} ${long}</p>`).join('');
    const result = lean(
      `5:I["module"]\n0:${JSON.stringify(component)}\n`,
      `<div>${paragraphs}</div>`,
    );
    expect(result.text.match(/id="." data-part=""/g)).toEqual([
      'id="a" data-part=""',
      'id="b" data-part=""',
      'id="c" data-part=""',
    ]);
    const standIns = [...result.data.matchAll(/"id":"(.)".*?u0001(\d)/g)];
    expect(standIns.map(([, id, part]) => `${id}${part}`)).toEqual(['b1', 'a0', 'c2', 'b1']);
  });

  it('keeps words that the page does not say the same way', () => {
    const row = ['$', 'p', null, { children: long }];
    const result = lean(`0:${JSON.stringify(row)}\n`, `<p>${long} And more.</p>`);
    expect(result.data).toContain('Curtains that');
  });

  it('keeps what other rows point to', () => {
    const words = { words: { title: long } };
    const row = [
      '$',
      'section',
      null,
      { children: ['$', 'p', null, { title: long, children: long }] },
    ];
    const pointer = ['$', '$L5', null, { ...words, same: '$0:props:children:props:title' }];
    const result = lean(
      `0:${JSON.stringify(row)}\n5:I["module"]\n6:${JSON.stringify(pointer)}\n`,
      `<section><p title="${long}">${long}</p></section>`,
    );
    const [first] = result.data.split('\n');
    expect(JSON.parse(first?.slice(2) ?? '')[3].children[3].title).toBe(long);
  });
});
