/** @jest-environment node */
import { pageText, parsePage } from './html';
import { roundIcons, roundPath } from './round-icons';

test.each([
  ['M187.58,144.84l-32-16', 'M187.6,144.8l-32-16'],
  ['a8,8,0,0,0-.73,7.51', 'a8,8,0,0,0-.7,7.5'],
  // Numbers that only their points keep apart stay apart.
  ['l1.04.5', 'l1 .5'],
  ['l5.73.04', 'l5.7 0'],
  ['l5.73.25.06', 'l5.7.3.1'],
  ['l-.04-.96', 'l-0-1'],
])('rounds %s to %s', (path, rounded) => {
  expect(roundPath(path)).toBe(rounded);
});

test('rounds icons, and no other drawings', () => {
  const draw = (grid: string) => `<svg viewBox="${grid}"><path d="M1.25,2.75"></path></svg>`;
  const page = parsePage(
    'page.html',
    `<!DOCTYPE html><html><head></head><body>${draw('0 0 256 256')}${draw('0 0 32 28')}</body></html>`,
  );
  roundIcons(page);
  expect(pageText(page)).toContain('<path d="M1.3,2.8"></path></svg>');
  expect(pageText(page)).toContain('<path d="M1.25,2.75"></path></svg>');
});
