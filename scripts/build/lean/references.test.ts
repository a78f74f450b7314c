/** @jest-environment node */
import { dropUnused, lookupIn, targetsIn } from './references';
import { parseRows } from './rows';

const heads = (rows: readonly { readonly head: string }[]) => rows.map(({ head }) => head).join('');

test('drops what nobody refers to any more, and what only that referred to', () => {
  const before = parseRows('0:["$L1"]\n1:["$2"]\n2:["x"]\n3:["alone"]\n4:I["module"]\n');
  const after = before.map((row) => (row.head === '0:' ? { ...row, body: '[]' } : row));
  expect(heads(dropUnused(before, before))).toBe('0:1:2:3:4:');
  expect(heads(dropUnused(after, before))).toBe('0:3:4:');
});

test('finds places that rows point to', () => {
  expect(targetsIn(parseRows('0:["$L1","$1a:props:children"]\n'))).toEqual(['1a:props:children']);
});

test('knows what a reference stands for: a text, JSON, nothing else', () => {
  const lookup = lookupIn(parseRows('1:T2,hi2:["a"]\n3:I["module"]\n'));
  expect(['$1', '$2', '$L2', '$3', '$4', 'x'].map(lookup)).toEqual([
    'hi',
    ['a'],
    ['a'],
    undefined,
    undefined,
    undefined,
  ]);
});
