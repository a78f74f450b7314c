import { fillBlocks } from './fill';

const text = `server {
    # written: types
    old line
    # end of types
}
`;

test('writes a part in place of the old one, indented alike', () => {
  expect(fillBlocks('a.conf', text, { types: ['a', '    b'] })).toBe(`server {
    # written: types
    a
        b
    # end of types
}
`);
});

test('keeps a dollar sign as it is', () => {
  expect(fillBlocks('a.conf', text, { types: ['set $& "$1";'] })).toContain('    set $& "$1";\n');
});

test('names a part without a place, and a place without a part', () => {
  expect(() => fillBlocks('a.conf', text, { types: [], headers: [] })).toThrow(
    'a.conf has no place for: headers',
  );
  expect(() => fillBlocks('a.conf', text, {})).toThrow(
    "a.conf: nothing is known of the part 'types'",
  );
});
