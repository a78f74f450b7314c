/** @jest-environment node */
import { pageText, parsePage } from './html';
import { trim } from './trim';

const html = (body: string) => `<!DOCTYPE html><html><head></head><body>${body}</body></html>`;

function trimmed(body: string): string {
  const page = parsePage('page.html', html(body));
  trim(page);
  return pageText(page);
}

test('takes the namespace off drawings, and nothing else', () => {
  expect(
    trimmed(
      '<svg width="1em" xmlns="http://www.w3.org/2000/svg"><path d="M1 2"></path><path d="M3 4"></path></svg>',
    ),
  ).toBe(html('<svg width="1em"><path d="M1 2"></path><path d="M3 4"></path></svg>'));
});

const lines = '<path d="M1 2h3"></path><path d="M4 5v6"></path>';
const joined = '<path d="M1 2h3M4 5v6"></path>';

test('joins the lines of a drawing that is not filled, where React reads the page', () => {
  expect(trimmed(`<p data-part=""><svg fill="none">${lines}${lines}</svg></p>`)).toContain(
    '<path d="M1 2h3M4 5v6M1 2h3M4 5v6"></path></svg>',
  );
  expect(trimmed(`<svg fill="none" data-part="">${lines}</svg>`)).toContain(joined);
  expect(trimmed(`<p data-part=""><svg>${lines}</svg></p>`)).toContain(lines);
});

test.each([
  ['a line that is dashed', '<path d="M4 5v6" stroke-dasharray="1"></path>'],
  ['another shape', '<circle r="1"></circle>'],
  ['a line that goes on from where a drawing begins', '<path d="m4 5v6"></path>'],
])('leaves %s as it is', (_, other) => {
  const svg = `<svg fill="none" data-part=""><path d="M1 2h3"></path>${other}${lines}</svg>`;
  expect(trimmed(svg)).toBe(html(svg.replace(lines, joined)));
});
