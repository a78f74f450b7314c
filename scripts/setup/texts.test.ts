import { phoneOf, placeOf, profileOf, webAddressOf } from './texts';

test.each([
  ['5555 1234', 'QA', '+974 5555 1234'],
  ['٥٥٥٥١٢٣٤', 'QA', '+974 55551234'],
  ['0097455551234', 'QA', '+97455551234'],
  ['(+968) 2448-1234', 'OM', '+968 2448-1234'],
  ['050 123 4567', 'AE', '+971 50 123 4567'],
  ['call us', 'QA', 'call us'],
] as const)('takes the number %s in %s as %s', (typed, code, number) => {
  expect(phoneOf(typed, code)).toBe(number);
});

test('parses URLs as people type them', () => {
  expect(webAddressOf(' instagram.com/shop ')).toBe('https://instagram.com/shop');
  // The schema requires https.
  expect(webAddressOf('http://a.qa')).toBe('http://a.qa');
});

test.each([
  ['@layla.drapes', 'https://www.instagram.com/layla.drapes'],
  ['instagram.com/layla', 'https://instagram.com/layla'],
  ['@layla٢٤', 'https://www.instagram.com/layla24'],
  ['https://www.instagram.com/layla', 'https://www.instagram.com/layla'],
])('takes the profile %s as %s', (typed, address) => {
  expect(profileOf(typed, 'www.instagram.com/')).toBe(address);
});

test.each([
  '25.2676, 51.5407',
  '٢٥٫٢٦٧٦، ٥١٫٥٤٠٧',
  'https://www.google.com/maps/@25.2676,51.5407,17z',
  'https://www.google.com/maps/place/Shop/@25.1,51.1,17z/data=!3m1!8m2!3d25.2676!4d51.5407',
  'https://www.google.com/maps/search/?api=1&query=25.2676%2C51.5407',
])('reads the place %s', (typed) => {
  expect(placeOf(typed)).toEqual({ latitude: 25.2676, longitude: 51.5407 });
});

test.each(['https://maps.app.goo.gl/AbCd1234', '23°35\'35.9"N 58°25\'58.4"E', '25.2676', 'here'])(
  'reads no place from %s',
  (typed) => expect(placeOf(typed)).toBeUndefined(),
);
