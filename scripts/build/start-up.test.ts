/** @jest-environment node */
import { pageText, parsePage } from './html';
import { nextPage } from './next-page';
import { addStartUp, type StartUp } from './start-up';

const startUp: StartUp = {
  inline: 'begin()',
  inlineSize: 7,
  later: { path: 'later.js', text: '' },
};
const theme = '([],"theme","system",null,["light","dark"],null,true,false)';

function withStartUp(text: string, changes: Partial<StartUp> = {}): string {
  const page = parsePage('index.html', text);
  addStartUp(page, { ...startUp, ...changes });
  return pageText(page);
}

test('stands before everything that can wait, and takes over from next-themes', () => {
  const text = withStartUp(nextPage());
  expect(text).toContain('<meta charset="utf-8"><script>begin()</script>');
  expect(text).toContain('<script></script>');
  expect(text).not.toContain(theme);
});

test('has at most 2 KB', () => {
  expect(() => withStartUp(nextPage(), { inlineSize: 2049 })).toThrow(
    /index\.html: .* 2049 bytes, more than 2048/,
  );
});

test('refuses a page where next-themes has no script', () => {
  expect(() => withStartUp(nextPage().replace(theme, '()'))).toThrow(/next-themes has one script/);
});
