import { plural } from './fill';

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
