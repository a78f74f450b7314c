import { addClientScript } from './client-scripts';
import { pageText, parsePage } from './html';
import { nextPage } from './testing';

test('stands before everything that can wait', () => {
  const page = parsePage('index.html', nextPage());
  addClientScript(page, { head: 'begin()', files: [] });
  expect(pageText(page)).toContain('<meta charset="utf-8"><script>begin()</script>');
});
