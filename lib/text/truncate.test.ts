/** docs/requirements.md 9.7, 9.10 */
import { cutDescription, excerpt } from './truncate';

const sentences = [
  'Curtains, cut to the floor of the room they hang in. ',
  'نقيس الفتحة ونتفق معكم على القطاع والزجاج، ونحضر الإطارات مجمّعة. ',
];

test('does not cut a description of 100 characters', () => {
  const text = `${'x '.repeat(49)}xx`;
  expect(cutDescription(text)).toEqual({ start: text, rest: '' });
});

test.each(sentences)(
  'cuts after a word, from 90 to 100 characters, and loses nothing: %s',
  (sentence) => {
    for (let first = 0; first < sentence.length; first += 1) {
      const text = `${'x'.repeat(first)} ${sentence.repeat(4)}`;
      const { start, rest } = cutDescription(text);
      expect(start.length).toBeLessThanOrEqual(100);
      expect(start.length).toBeGreaterThanOrEqual(90);
      expect(start + rest).toBe(text);
      expect(start).toMatch(/[\p{L}\p{M}]$/u);
      expect(rest).toMatch(/^[\s,،.]/);
    }
  },
);

test.each([
  ['the last whole word', 90, 'x'.repeat(90), ` ${'y'.repeat(20)}`],
  ['the 100th character of a longer word', 100, `${'x'.repeat(89)} ${'y'.repeat(10)}`, 'yyy'],
  ['a word, not its full stop', 98, 'x'.repeat(98), '. More'],
  [
    'a number before its unit, joiners aside',
    96,
    `${'x'.repeat(90)} 4\u00a0000`,
    '\u2060\u00a0millimetres',
  ],
])('cuts after %s', (_, length, start, rest) => {
  const plain = rest.replace('\u2060', '');
  expect(cutDescription(start + rest)).toEqual({ start, rest: plain });
  expect(start).toHaveLength(length);
});

test.each([
  ['a'.repeat(100), 'a'.repeat(40)],
  ['a'.repeat(101), `${'a'.repeat(40)}…`],
  [`${'a'.repeat(39)}. ${'b'.repeat(70)}`, `${'a'.repeat(39)}…`],
  [`${'a'.repeat(39)}🪟${'b'.repeat(70)}`, `${'a'.repeat(39)}🪟…`],
])(
  'an excerpt has 40 characters, and an ellipsis where the paragraph exceeds 100: %s',
  (text, cut) => {
    expect(excerpt(text)).toBe(cut);
  },
);
