import { listId } from '../scripts/build/data-file';
import { attribute, elements, textOf } from '../scripts/build/html';
import { allPages, page, textFile } from './exported';
import { expect, test } from './test';

test('every page marks what React’s data takes from it, and nothing else', () => {
  for (const file of allPages()) {
    const { body } = page(file);
    const all = elements(body);
    const list = all.find((element) => attribute(element, 'id') === listId);
    const [address]: string[] = JSON.parse(list ? textOf(list) : '[]');
    const data = textFile(address?.slice(address.indexOf('_next/')) ?? '');
    const marks = all.filter((element) => attribute(element, 'data-part') !== undefined);
    const taken = [...data.matchAll(/\\\\u0001(\d+)\\\\u0001/g)].map(([, part]) => Number(part));
    expect(marks.length, file).toBeGreaterThan(0);
    expect(
      [...new Set(taken)].sort((a, b) => a - b),
      file,
    ).toEqual([...marks.keys()]);
  }
});
