/** @jest-environment node */
import { dataFile } from './data-file';
import { deferScripts } from './defer';
import { pageText, parsePage } from './html';
import { nextPage } from './next-page';

function written(data = 'a()', basePath = '') {
  const page = parsePage('index.html', nextPage());
  deferScripts(page, () => []);
  const file = dataFile(page, data, basePath);
  return { file, text: pageText(page) };
}

test('names React’s data first in the list of scripts', () => {
  const { file, text } = written('a()', '/shop');
  expect(file.path).toMatch(/^_next\/static\/data\/[0-9a-f]{16}\.js$/);
  expect(file.text).toBe('a()');
  expect(text).toContain(`id="page-scripts">["/shop/${file.path}","`);
});

test('names the file by what it holds', () => {
  expect(written().file.path).toBe(written().file.path);
  expect(written().file.path).not.toBe(written('b()').file.path);
});
