/** Rules for every style sheet. */
import { readdirSync } from 'node:fs';
import { page, textFile } from '@/e2e/support/exported';

const sheets = readdirSync('out/_next', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => textFile(`_next/${file}`));
const inlined = page('index.html').$('style').text();

const valuesOf = (css: string, property: string) =>
  [...css.matchAll(new RegExp(`(?<=[{;])${property}:([^;}]+)`, 'g'))].map(
    ([, value = '']) => value,
  );

test.each([...sheets, inlined])('no content widens the column of a grid: sheet %#', (css) => {
  expect(css).toMatch(/[{}]\*[{,][^}]*grid-auto-columns:minmax\(0,1fr\)/);
  const columns = [
    ...valuesOf(css, 'grid-template-columns'),
    ...valuesOf(css, 'grid-template').map((value) => value.split('/')[1] ?? ''),
  ];
  // `1fr` is never narrower than its content; `minmax(0, 1fr)` is.
  expect(columns.filter((value) => /(?:^|\s|repeat\([^,]*,)[\d.]+fr/.test(value.trim()))).toEqual(
    [],
  );
});

test.each([...sheets, inlined])('the day theme is not darkened by browsers: sheet %#', (css) => {
  const schemes = new Set(valuesOf(css, 'color-scheme'));
  expect([...schemes].sort()).toEqual(['dark', 'light only']);
});
