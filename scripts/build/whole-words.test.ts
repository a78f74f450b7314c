/** @jest-environment node */
import { pageText, parsePage } from './html';
import { showWholeWords } from './whole-words';

function finished(words: string): string {
  const page = parsePage(
    'page.html',
    `<!DOCTYPE html><html><head><style>p{margin:0}</style></head><body><main>${words}</main></body></html>`,
  );
  showWholeWords(page);
  return pageText(page);
}

const rule = (id: string) => `<style>p{margin:0}.first-picture:not(:has(#${id})) :is(`;

test('waits for the element behind the words around the title', () => {
  const text = finished(
    '<div><div><h1>Roman <em>blinds</em></h1><p>x</p></div></div><section></section>',
  );
  expect(text).toContain(rule('behind'));
  expect(text).toContain('</div></div><section id="behind">');
});

test('leaves that element the id that it has', () => {
  const text = finished('<div><h1>Roman blinds</h1></div><p id="intro">x</p>');
  expect(text).toContain(rule('intro'));
  expect(text).toContain('<p id="intro">');
});

test('hides nothing on a page that has no title, or nothing behind it', () => {
  expect(finished('<p>x</p>')).not.toContain('hidden');
  expect(finished('<div><h1>x</h1></div>')).not.toContain('hidden');
});
