import { choiceText, fill, filledLines, plural } from './fill';

const forms = { zero: 'No lamp', one: '{count} lamp', other: '{count} lamps' };

test.each([
  [0, forms, 'en', 'No lamp'],
  [1, forms, 'en', '1 lamp'],
  [2, forms, 'en', '2 lamps'],
  [141, forms, 'en', '141 lamps'],
  // The forms that a language has more of.
  [2, { two: 'جوابان', other: '{count} جواب' }, 'ar', 'جوابان'],
  // The general form.
  [0, { other: '{count} lamps' }, 'en', '0 lamps'],
])('says %d by %j in %s', (count, texts, language, expected) => {
  expect(plural(count, texts, language)).toBe(expected);
});

test('what has no value is an error, and a line of it is left out', () => {
  expect(
    choiceText([
      ['Lamp', 'Brass'],
      ['Light', 'Warm'],
    ]),
  ).toBe('Lamp: Brass. Light: Warm.');
  expect(() => fill('{lamp} is on', {})).toThrow('{lamp}');
  const values = { lamp: 'A lamp', room: ' ' };
  expect(filledLines(['{lamp} is on', '{lamp} in {room}', 'Good night'], values)).toBe(
    'A lamp is on\nGood night',
  );
});
