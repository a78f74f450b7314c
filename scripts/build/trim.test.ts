/** @jest-environment node */
import { pageText, parsePage } from './html';
import { trim } from './trim';

test('takes the namespace off drawings, and nothing else', () => {
  const html = (attributes: string) =>
    `<!DOCTYPE html><html><head></head><body><svg${attributes}><path d="M1 2"></path></svg></body></html>`;
  const page = parsePage('page.html', html(' width="1em" xmlns="http://www.w3.org/2000/svg"'));
  trim(page);
  expect(pageText(page)).toBe(html(' width="1em"'));
});
