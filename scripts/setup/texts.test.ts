import { coordinatesOf, hoursOf, hoursText, phoneOf, webAddressOf } from './texts';

test.each([
  ['5555 1234', '+974 5555 1234'],
  ['55551234', '+974 5555 1234'],
  ['٥٥٥٥١٢٣٤', '+974 5555 1234'],
  ['0097455551234', '+97455551234'],
  ['+44 20 7946 0000', '+44 20 7946 0000'],
  ['555', '555'],
])('takes the number %s as %s', (typed, number) => {
  expect(phoneOf(typed)).toBe(number);
});

test('parses URLs as people type them', () => {
  expect(webAddressOf(' instagram.com/shop ')).toBe('https://instagram.com/shop');
  // The schema requires https.
  expect(webAddressOf('http://a.qa')).toBe('http://a.qa');
});

test('parses coordinates as copied from Google Maps', () => {
  expect(coordinatesOf('25.2676, 51.5407')).toEqual({ latitude: 25.2676, longitude: 51.5407 });
  expect(coordinatesOf('here')).toEqual({ latitude: Number.NaN, longitude: Number.NaN });
});

test.each([
  ['8:00-13:00, 15:30-22:00', '8:00-13:00, 15:30-22:00'],
  ['8 – 13، 3.30 pm to 10 p.m.', '8:00-13:00, 15:30-22:00'],
  ['12 am-12 pm', '0:00-12:00'],
  ['20:30-1:00', '20:30-1:00'],
  ['Closed', 'closed'],
])('takes the hours %s as %s', (typed, hours) => {
  expect(hoursText(hoursOf(typed))).toBe(hours);
});

test('does not change invalid times, which the schema rejects', () => {
  expect(hoursOf('mornings')).toEqual([{ opens: 'mornings', closes: '' }]);
});
