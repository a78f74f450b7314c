import { placeOf } from '@/lib/schema/issue';
import { questionsAbout } from './questions';
import { entryOf } from './testing';

const placesIn = (collection: string, value: object) =>
  questionsAbout([entryOf(collection, 'a', value)]).map(({ path }) => placeOf({ file: '', path }));

test('asks about a week without hours and times in the wrong order, not about a late night', () => {
  const week = {
    sunday: [{ opens: '21:00', closes: '9:00' }],
    monday: [{ opens: '20:30', closes: '2:30' }],
    tuesday: [{ opens: '9:00', closes: '21:00' }],
  };
  expect(placesIn('hours', { week })).toEqual(['week.sunday[1].closes']);
  expect(placesIn('hours', { week: { sunday: [] } })).toEqual(['week']);
});

test('asks about a price that is far from the others of its unit', () => {
  const rate = (from: number, unit = 'square') => ({ rates: [{ unit, from, to: from * 2 }] });
  const products = [rate(95), rate(12_500), rate(120), rate(90), rate(4000, 'seat')];
  expect(placesIn('prices', { products })).toEqual(['products[2].rates[1]']);
});

test('asks about prices of a day to come', () => {
  expect(placesIn('prices', { since: '2999-01-01' })).toEqual(['since']);
  expect(placesIn('prices', { since: '2020-01-01' })).toEqual([]);
});
