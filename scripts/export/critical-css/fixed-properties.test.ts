import { replaceFixed } from './fixed-properties';

test('a property that nothing sets has its initial value', () => {
  const registration = '@property --style { syntax: "*"; inherits: false; initial-value: solid; }';
  const sheet = `.a { border-style: var(--style); }\n${registration}`;
  expect(replaceFixed(sheet, 'ltr', '')).toContain('.a { border-style: solid; }');
});

test.each([
  ['var(--duration, .3s)', '.3s'],
  ['var(--wide, var(--narrow, var(--one)))', 'var(--one)'],
  ['var(--wide, calc(1px + var(--space, 2px)))', 'calc(1px + 2px)'],
  ['var(--unknown)', 'var(--unknown)'],
])('makes of %s %s', (value, fixed) => {
  expect(replaceFixed(`.a { width: ${value}; }`, 'ltr', '--one:1')).toBe(`.a { width: ${fixed}; }`);
});

test('leaves what a rule or an element sets', () => {
  const sheet = `.a { --leading: 2; line-height: var(--leading, 1.5); gap: var(--gap, 0); }
@property --leading { syntax: "*"; inherits: false }`;
  expect(replaceFixed(sheet, 'ltr', '--gap:28px')).toBe(sheet);
});

test('does not take Tailwind’s fallback for old browsers for a value', () => {
  const layer = '@layer properties {\n  * {\n    --ease: initial;\n  }\n}\n';
  const rule = (ease: string) => `.a { transition: ${ease}; }`;
  const sheet = layer + rule('var(--ease, linear)');
  expect(replaceFixed(sheet, 'ltr', '')).toBe(layer + rule('linear'));
});

describe('what the root of a direction sets', () => {
  const root = '[dir="rtl"] {\n  --leading: 1.35;\n  --to: -90deg;\n}\n';
  const rules = 'h1 { line-height: var(--leading, 1.1); mask: url(a), var(--to); }\n';

  test('has that value on a page of the direction', () => {
    expect(replaceFixed(root + rules, 'rtl', '')).toContain(
      'h1 { line-height: 1.35; mask: url(a), -90deg; }',
    );
  });

  test.each([
    ['another direction', '', 'ltr', ''],
    ['properties that a rule sets, too', 'b { --to: top; --leading: 1; }', 'rtl', ''],
    ['properties that an element sets, too', '', 'rtl', '--leading:2;--to:top'],
  ])('is left with %s', (_, more, direction, styles) => {
    const sheet = root + rules + more;
    expect(replaceFixed(sheet, direction, styles)).toBe(sheet);
  });
});
