/** @jest-environment node */
import { dataFile } from './data-file';
import { pageText, parsePage } from './html';
import { nextPage } from './next-page';

function written(data = 'a()', basePath = '') {
  const page = parsePage('index.html', nextPage());
  const file = dataFile(page, data, ['/a.js', '/b.js'], basePath);
  return { file, text: pageText(page) };
}

test('lists React’s data, then the page’s own scripts, at its end', () => {
  const { file, text } = written('a()', '/shop');
  expect(file.path).toMatch(/^_next\/static\/data\/[0-9a-f]{16}\.js$/);
  expect(file.text).toBe('a()');
  expect(text).toContain(
    `<script type="application/json" id="page-scripts">["/shop/${file.path}","/a.js","/b.js"]</script></body>`,
  );
});

test('names the file by what it holds', () => {
  expect(written().file.path).toBe(written().file.path);
  expect(written().file.path).not.toBe(written('b()').file.path);
});
