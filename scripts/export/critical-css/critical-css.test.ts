import { parsePage } from '../html';
import { aboveTheFold } from './above-the-fold';
import { criticalCss, withoutFonts } from './critical-css';

const sheet = `
  :root { --line: 1px; --orphan: 2px; --below: 3px }
  p { margin: 0 }
  table { border: 0 }
  .card { animation: rise 1s; border: var(--line) solid }
  .card, .below { color: red }
  .below { width: var(--below) }
  .below > .card { color: blue }
  .sm\\:w-full { width: 100% }
  .open { display: block }
  .card:hover { top: 1px }
  .card:focus-visible { top: 2px }
  :where(.below, .other) .card { left: 1px }
  p:not(.below) { color: green }
  ::placeholder { opacity: 1 }
  ::selection { color: gray }
  @keyframes rise { from { opacity: 0 } }
  @keyframes fall { from { opacity: 1 } }
  @media print { .card { color: black } }
  @page { margin: 1cm }
`;

function styleOf(body: string, css = sheet): string {
  const text = `<!DOCTYPE html><html><head><meta charset="utf-8"></head><body>${body}</body></html>`;
  return criticalCss(css, '/_next/static/chunks/a.css', aboveTheFold(parsePage('page.html', text)));
}

const end = '<div data-first-screen-end></div>';
const below = '<table class="below"></table><input>';

test('keeps the rules above the fold, in order', () => {
  expect(styleOf(`<p class="card sm:w-full">x</p>${end}${below}`)).toBe(
    ':root{--line:1px}p{margin:0}.card{border:var(--line) solid;color:red;animation:1s rise}' +
      '.sm\\:w-full{width:100%}p:not(.below){color:green}@keyframes rise{0%{opacity:0}}',
  );
});

test('leaves out what only wide screens show, and closed popovers', () => {
  const css = `
    @media (min-width: 640px) { .card { top: 0 } }
    @media (min-width: 30em) and (max-height: 600px) { .card { left: 0 } }
    @media not all and (min-width: 640px) { .card { right: 0 } }
    @container (min-width: 62rem) { .card { bottom: 0 } }
    @container (width < 37rem) or (62rem <= width) { .card { inset: 0 } }
    .menu { margin: 0 }
  `;
  const body = `<p class="card">x</p><nav popover><p class="menu">y</p></nav>${end}`;
  const style = styleOf(body, css);
  for (const kept of ['left:0', 'right:0', 'inset:0']) expect(style).toContain(kept);
  for (const left of ['top:0', 'bottom:0', '.menu']) expect(style).not.toContain(left);
});

test('does not change the meaning of rules', () => {
  const css =
    '.card{animation:linear both rise;animation-timeline:scroll()}@keyframes rise{0%{opacity:0}}';
  expect(styleOf(`<p class="card">x</p>${end}`, css)).toBe(css);
});

test('keeps only the fonts that it uses', () => {
  const css =
    '@font-face{font-family:display;src:url(a.woff2)}@font-face{font-family:"Other face";src:url(b.woff2)}.card{font-family:display}.other{font-family:"Other face"}';
  const style = styleOf(`<p class="card">x</p>${end}`, css);
  expect(style).toContain('a.woff2');
  expect(style).not.toContain('b.woff2');
  expect(withoutFonts(css)).toBe('.card{font-family:display}.other{font-family:"Other face"}');
});
