/** @jest-environment node */
import { elements, type Page, parsePage, textOf } from './html';
import { purgeStyle, wordsOf } from './purge';

const sheet = `
  :root { --line: 1px; --orphan: 2px }
  p { margin: 0 }
  .card { animation: rise 1s; border: var(--line) solid }
  .card, .gone { color: red }
  .gone > .card { color: blue }
  .sm\\:w-full { width: 100% }
  .open { display: block }
  details[open] > .card:not(.gone) { color: green }
  ::backdrop { color: gray }
  @keyframes rise { from { opacity: 0 } }
  @keyframes fall { from { opacity: 1 } }
`;

function purged(
  body: string,
  script = '',
  css = sheet,
): { page: Page; css: string; saved: number } {
  const page = parsePage(
    'page.html',
    `<!DOCTYPE html><html><head><meta charset="utf-8"><style>${css}</style></head><body>${body}</body></html>`,
  );
  const saved = purgeStyle(page, new Set(wordsOf([script])));
  return { page, css: elements(page.head, 'style').map(textOf).join(), saved };
}

test('keeps what the page uses, and every rule without a class', () => {
  const { css, saved } = purged('<p class="card sm:w-full">x</p>');
  for (const kept of ['p{', '.card', '.sm\\:w-full', '[open]', '::backdrop', 'rise', '--line']) {
    expect(css).toContain(kept);
  }
  expect(saved).toBeGreaterThan(0);
});

test('leaves out rules, movements and custom properties that nobody uses', () => {
  const { css } = purged('<p class="card">x</p>');
  for (const gone of ['.gone>', '.open', 'w-full', 'fall', '--orphan']) {
    expect(css).not.toContain(gone);
  }
  expect(css).toMatch(/\.card[^{]*\{color:red/);
});

test('keeps what a script may set', () => {
  expect(purged('<p>x</p>', 'a.className="open card"').css).toContain('.open');
});

test('leaves what it keeps as browsers read it', () => {
  const css =
    '.card{animation:linear both rise;animation-timeline:scroll()}@keyframes rise{0%{opacity:0}}';
  expect(purged('<p class="card">x</p>', '', css).css).toBe(css);
});
