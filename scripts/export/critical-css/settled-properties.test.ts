import { replaceSettled } from './settled-properties';

const root = '[dir="rtl"] {\n  --leading: 1.35;\n  --to: -90deg;\n}\n\n';
const rules = `h1 {
  line-height: var(--leading, 1.1);
  mask: linear-gradient(var(--to, 90deg), #000, #fff);
  width: var(--wide, 1px);
}
`;

test('a page of that direction has the values in the place of their names', () => {
  expect(replaceSettled(`${root}${rules}`, 'rtl', '')).toBe(`h1 {
  line-height: 1.35;
  mask: linear-gradient(-90deg, #000, #fff);
  width: var(--wide, 1px);
}
`);
});

test.each([
  ['another direction', `${root}${rules}`, 'ltr', ''],
  ['a property that a rule sets, too', `${root}${rules}b { --to: top; }`, 'rtl', ''],
  ['a property that an element sets, too', `${root}${rules}`, 'rtl', '--leading:2'],
])('leaves %s', (_, sheet, direction, styles) => {
  expect(replaceSettled(sheet, direction, styles)).toBe(sheet);
});
