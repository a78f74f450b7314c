import { countries } from '@/config/countries';
import { hoursOf, hoursText, phoneOf, profileOf, webAddressOf } from './texts';

test.each([
  ['5555 1234', 'QA', '+974 5555 1234'],
  ['٥٥٥٥١٢٣٤', 'QA', '+974 5555 1234'],
  ['0097455551234', 'QA', '+974 5555 1234'],
  ['974 5555 1234', 'QA', '+974 5555 1234'],
  ['24481234', 'OM', '+968 2448 1234'],
  ['(+968) 2448-1234', 'OM', '+968 2448 1234'],
  ['050 123 4567', 'AE', '+971 50 123 4567'],
  ['04 123 4567', 'AE', '+971 4 123 4567'],
  ['+966 50 123 4567', 'SA', '+966 50 123 4567'],
  // The schema refuses these.
  ['555512345', 'QA', '+974 555512345'],
  ['+974 5555 12345', 'QA', '+974 5555 12345'],
  ['+44 20 7946 0000', 'QA', '+44 20 7946 0000'],
  ['call us', 'QA', 'call us'],
] as const)('takes the number %s in %s as %s', (typed, code, number) => {
  expect(phoneOf(typed, code)).toBe(number);
});

test.each(Object.values(countries))('a number of +$prefix is read as it is shown', (country) => {
  const [code = 'QA'] = (['QA', 'AE', 'SA', 'KW', 'BH', 'OM'] as const).filter(
    (each) => countries[each] === country,
  );
  const shown = phoneOf('555512345'.slice(0, country.digits[0]), code);
  expect(phoneOf(shown, code)).toBe(shown);
  expect(shown).toMatch(new RegExp(`^\\+${country.prefix} 5`));
});

test('parses URLs as people type them', () => {
  expect(webAddressOf(' instagram.com/shop ')).toBe('https://instagram.com/shop');
  // The schema requires https.
  expect(webAddressOf('http://a.qa')).toBe('http://a.qa');
});

test.each([
  ['@layla.drapes', 'https://www.instagram.com/layla.drapes'],
  ['layladrapes', 'https://www.instagram.com/layladrapes'],
  ['instagram.com/layla', 'https://instagram.com/layla'],
  ['instagram.com', 'https://instagram.com'],
  ['@layla٢٤', 'https://www.instagram.com/layla24'],
  ['https://www.instagram.com/layla', 'https://www.instagram.com/layla'],
])('takes the profile %s as %s', (typed, address) => {
  expect(profileOf(typed, 'www.instagram.com/')).toBe(address);
});

test.each([
  ['8:00-13:00, 15:30-22:00', '8:00-13:00, 15:30-22:00'],
  ['8 – 13، 3.30 pm to 10 p.m.', '8:00-13:00, 15:30-22:00'],
  ['٨:٠٠-١٣:٠٠', '8:00-13:00'],
  ['12 am-12 pm', '0:00-12:00'],
  ['20:30-1:00', '20:30-1:00'],
  ['Closed', 'closed'],
  ['مغلق', 'closed'],
])('takes the hours %s as %s', (typed, hours) => {
  expect(hoursText(hoursOf(typed))).toBe(hours);
});

test('does not change invalid times, which the schema rejects', () => {
  expect(hoursOf('mornings')).toEqual([{ opens: 'mornings', closes: '' }]);
});
