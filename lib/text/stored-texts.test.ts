import { siteKey } from './stored-texts';

test('a site in a folder stores under names of its own', () => {
  expect(siteKey('visit-draft')).toBe('/visit-draft');
  process.env.NEXT_PUBLIC_BASE_PATH = '/shop';
  expect(siteKey('visit-draft')).toBe('/shop/visit-draft');
});
