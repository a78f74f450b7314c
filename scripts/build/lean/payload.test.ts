/** @jest-environment node */
import { BrokenAssumption } from '../broken-assumption';
import { readPayload, writePayload } from './payload';

const push = (text: string) => `self.__next_f.push([1,${JSON.stringify(text)}])`;
const start = '(self.__next_f=self.__next_f||[]).push([0])';

/** What a script leaves in the list that React reads. */
function handedOver(script: string): string {
  const list: [kind: number, text?: string][] = [];
  new Function('self', script)({ __next_f: list });
  return list.map(([, text]) => text ?? '').join('');
}

test('reads rows that are handed over in several parts', () => {
  const rows = readPayload('page.html', [start, push('0:"a'), push(' \\"b"\n')].join(';'));
  expect(rows).toEqual([{ head: '0:', body: '"a \\"b"', kind: 'json' }]);
});

test('writes other data once, and leaves the rest as it is', () => {
  const script = writePayload([start, push('0:1\n'), push('1:2\n')].join(';'), '0:"</b>\u2028"\n');
  expect(handedOver(script)).toBe('0:"</b>\u2028"\n');
  expect(script.startsWith(start)).toBe(true);
});

test.each([
  ['no data', start],
  ['data that is not in rows', push('<html>')],
  ['data beside the text', `${push('0:1\n')};self.__next_f.push([3,"AA=="])`],
  ['text that is written otherwise', "self.__next_f.push([1,'0:1'])"],
])('refuses %s', (_, script) => {
  expect(() => readPayload('page.html', script)).toThrow(BrokenAssumption);
});
