import { siteKey, valuesFragment } from './stored-texts';

test('a site in a folder stores under names of its own', () => {
  expect(siteKey('visit-draft')).toBe('/visit-draft');
  process.env.NEXT_PUBLIC_BASE_PATH = '/shop';
  expect(siteKey('visit-draft')).toBe('/shop/visit-draft');
});

test('values in a link do not end in a sign that messengers leave out', () => {
  expect(valuesFragment({ product: 'Sofas (new)' })).toBe('product=Sofas+%28new%29&end');
});
