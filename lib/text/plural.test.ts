import { plural } from './plural';

const forms = { zero: 'No lamp', one: '{count} lamp', other: '{count} lamps' };

describe('plural', () => {
  it.each([
    [0, 'No lamp'],
    [1, '1 lamp'],
    [2, '2 lamps'],
    [141, '141 lamps'],
  ])('says %d in English', (count, expected) => {
    expect(plural(count, forms, 'en')).toBe(expected);
  });

  it('uses the forms that a language has more of', () => {
    expect(plural(2, { two: 'جوابان', other: '{count} جواب' }, 'ar')).toBe('جوابان');
  });

  it('falls back to the general form', () => {
    expect(plural(0, { other: '{count} lamps' }, 'en')).toBe('0 lamps');
  });
});
