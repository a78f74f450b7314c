import { delivery } from '@/content/ar/delivery';
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

  it.each([
    [2, 'من يوم إلى يومي عمل'],
    [4, 'من 1 إلى 4 أيام عمل'],
    [14, 'من 1 إلى 14 يوم عمل'],
  ])('says a range up to %d as Arabic does', (to, expected) => {
    expect(plural(to, delivery['working-days'], 'ar', { from: 1, to })).toBe(expected);
  });
});
