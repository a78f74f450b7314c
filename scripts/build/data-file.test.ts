/** @jest-environment node */
import { moveData } from './data-file';
import { deferScripts } from './defer';
import { pageText, parsePage } from './html';
import { nextPage } from './next-page';

function moved(basePath = '') {
  const page = parsePage('index.html', nextPage());
  deferScripts(page, () => []);
  const file = moveData(page, basePath);
  return { file, text: pageText(page) };
}

test('puts React’s data into a file that the list of scripts names first', () => {
  const { file, text } = moved('/shop');
  expect(file.path).toMatch(/^_next\/static\/data\/[0-9a-f]{16}\.js$/);
  expect(file.text).toContain('self.__next_f.push([1,');
  expect(text).not.toContain('__next_f');
  expect(text).toContain(`id="page-scripts">["/shop/${file.path}","`);
});

test('names the file by what it holds', () => {
  expect(moved().file.path).toBe(moved().file.path);
});
