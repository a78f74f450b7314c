/** @jest-environment node */
import { joinRows, parseRows } from './rows';

test('takes rows apart by lines and by lengths in bytes, and joins them again', () => {
  const data = '1:"$Sreact.fragment"\n2:T5,é–2:I["x"]\n:HL["/font.woff2"]\n';
  const rows = parseRows(data);
  expect(rows.map(({ kind }) => kind)).toEqual(['json', 'text', 'other', 'other']);
  expect(joinRows(rows)).toBe(data);
});

test('refuses what is not in rows', () => {
  expect(() => parseRows('<html>')).toThrow('no row begins');
});
