/** @jest-environment node */
import { parseMultipart } from './multipart';

const type = 'multipart/form-data; boundary=----x';

/** A body whose lines end as the format demands. */
function read(lines: readonly string[], contentType = type): unknown {
  return parseMultipart(Buffer.from(lines.join('\r\n')), contentType);
}

const part = (name: string, ...value: string[]) => [
  '------x',
  `Content-Disposition: form-data; name="${name}"`,
  '',
  ...value,
];
const end = ['------x--', ''];

test('reads fields in order, repeated and empty ones too', () => {
  const body = [...part('a', '1'), ...part('b', ''), ...part('a', '2'), ...end];
  expect(read(body)).toEqual([
    ['a', '1'],
    ['b', ''],
    ['a', '2'],
  ]);
  expect(read(body, 'Multipart/Form-Data; charset=utf-8; boundary="----x"')).toHaveLength(3);
});

test('keeps every character of a value', () => {
  const value = '\uFEFF  line\r\n\r\n--x\n\ttab \u0000 "ستائر" 🪟 ';
  expect(read([...part('a', value), ...end])).toEqual([['a', value]]);
});

test('reads the characters browsers escape in a name', () => {
  expect(read([...part('a%22%0D%0A%41', ''), ...end])).toEqual([['a"\r\n%41', '']]);
});

test('tells a file by its name and size', () => {
  const [line = '', first = '', ...rest] = part('f', 'abc');
  const file = [line, `${first}; filename="a.png"`, 'Content-Type: image/png', ...rest, ...end];
  expect(read(file)).toEqual([['f', 'a.png (3 bytes)']]);
});

test.each([
  ['another type', part('a', '1').concat(end), 'text/plain; boundary=----x'],
  ['no boundary', part('a', '1').concat(end), 'multipart/form-data'],
  ['another boundary', part('a', '1').concat(end), 'multipart/form-data; boundary=y'],
  ['no end', part('a', '1'), type],
  ['an end cut off', [...part('a', '1'), '------x'], type],
  ['a part without a blank line', ['------x', 'a', ...end], type],
  ['a part without a name', ['------x', 'Content-Disposition: form-data', '', '1', ...end], type],
  ['nothing', [], type],
])('refuses %s', (_, lines, contentType) => {
  expect(read(lines, contentType)).toBeUndefined();
});
