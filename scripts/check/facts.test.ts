import { factsOf } from './facts';
import { entryOf } from './testing';

test('a promise may name facts of the shop', () => {
  const address = { city: 'Muscat' };
  const site = entryOf('site', 'a', { address: { countryCode: 'OM' }, words: { address } });
  const promises = entryOf('promises', 'a', { words: { area: 'in {shop.city}, {shop.country}' } });
  expect(factsOf([site, promises], 'en')['shop.area']).toBe('in Muscat, Oman');
});
