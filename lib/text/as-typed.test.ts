import { line, lines, oneOf } from './as-typed';

test.each([
  ['Lusail\r\nATTENDEE:mailto:a@b.example', 'Lusail ATTENDEE:ma'],
  ['Al\u2028Waab\u0000\u001b[31m', 'Al Waab [31m'],
  ['الوعب', 'الوعب'],
  // Half of the last character.
  ['12345678901234567🏡', '12345678901234567'],
  [7, ''],
])('a field of one line holds of %j %j', (value, held) => {
  expect(line(18)(value)).toBe(held);
});

test('a text area holds lines, without other control characters', () => {
  expect(lines(20)('one\r\ntwo\r\tthree\u0007')).toBe('one\ntwo\n\tthree');
  expect(lines(5)('one\ntwo')).toBe('one\nt');
  expect(lines(5)(['one'])).toBe('');
});

test('a choice holds one of its values', () => {
  expect(['evening', 'Evening', 'toString', null].map(oneOf(['morning', 'evening']))).toEqual([
    'evening',
    '',
    '',
    '',
  ]);
});
