/** @jest-environment node */
import { pageText, parsePage } from './html';
import { markBehindWords } from './whole-words';

function finished(words: string): string {
  const page = parsePage(
    'page.html',
    `<!DOCTYPE html><html><head></head><body><main>${words}</main></body></html>`,
  );
  markBehindWords(page);
  return pageText(page);
}

test('marks the element behind the words around the title', () => {
  expect(
    finished('<div><div><h1>Roman <em>blinds</em></h1><p>x</p></div></div><section></section>'),
  ).toContain('</div></div><section data-behind="">');
});

test('marks nothing on a page that has no title, or nothing behind it', () => {
  expect(finished('<p>x</p><p>y</p>')).not.toContain('data-behind');
  expect(finished('<div><h1>x</h1></div>')).not.toContain('data-behind');
});
