import { replaceUnset } from './unset-properties';

test('gives what nothing sets its initial value, and registers it no more', () => {
  const sheet = `.a {
  border-style: var(--tw-border-style);
}

@property --tw-border-style {
  syntax: "*";
  inherits: false;
  initial-value: solid;
}
`;
  expect(replaceUnset(sheet, '').trim()).toBe('.a {\n  border-style: solid;\n}');
});

test.each([
  ['var(--duration, .3s)', '.3s'],
  ['var(--wide, var(--narrow, var(--one)))', 'var(--one)'],
  ['var(--wide, calc(1px + var(--space, 2px)))', 'calc(1px + 2px)'],
  ['var(--unknown)', 'var(--unknown)'],
])('makes of %s %s', (value, folded) => {
  expect(replaceUnset(`.a { width: ${value}; }`, '--one:1')).toBe(`.a { width: ${folded}; }`);
});

test('leaves what a rule or an element sets', () => {
  const sheet = `.a { --leading: 2; line-height: var(--leading, 1.5); gap: var(--gap, 0); }
@property --leading { syntax: "*"; inherits: false }`;
  expect(replaceUnset(sheet, '--gap:28px')).toBe(sheet);
});

test('does not take Tailwind’s fallback for old browsers for a value', () => {
  const sheet = `@layer properties {
  @supports (color: red) {
    * {
      --tw-leading: initial;
      --tw-ease: initial;
    }
  }
}
.a { --tw-leading: 2; line-height: var(--tw-leading); transition: var(--tw-ease, linear); }
`;
  const folded = replaceUnset(sheet, '');
  expect(folded).toContain('--tw-leading: initial');
  expect(folded).not.toContain('--tw-ease');
  expect(folded).toContain('transition: linear');
});
