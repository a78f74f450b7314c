import { addClientScript } from './client-scripts';
import { pageText, parsePage } from './html';
import { nextPage } from './testing';

const theme = '([],"theme","system",null,["light","dark"],null,true,false)';

function withClientScript(text: string): string {
  const page = parsePage('index.html', text);
  addClientScript(page, { head: 'begin()', deferred: { path: 'client.js', text: '' } });
  return pageText(page);
}

test('stands before everything that can wait, and takes over from next-themes', () => {
  const text = withClientScript(nextPage());
  expect(text).toContain('<meta charset="utf-8"><script>begin()</script>');
  expect(text).toContain('<script></script>');
  expect(text).not.toContain(theme);
});

test('refuses a page where next-themes has no script', () => {
  expect(() => withClientScript(nextPage().replace(theme, '()'))).toThrow(
    /next-themes has one script/,
  );
});
