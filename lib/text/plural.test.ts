import { plural } from './plural';

const forms = { zero: 'No answer', one: '{count} answer', other: '{count} answers' };

describe('plural', () => {
  it.each([
    [0, 'No answer'],
    [1, '1 answer'],
    [2, '2 answers'],
    [141, '141 answers'],
  ])('says %d in English', (count, expected) => {
    expect(plural(count, forms, 'en')).toBe(expected);
  });

  it('uses the forms that a language has more of', () => {
    expect(plural(2, { two: 'جوابان', other: '{count} جواب' }, 'ar')).toBe('جوابان');
  });

  it('falls back to the general form', () => {
    expect(plural(0, { other: '{count} answers' }, 'en')).toBe('0 answers');
  });
});
