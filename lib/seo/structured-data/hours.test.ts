import { testWeek } from '@/lib/hours/testing';
import { specialHours, weekHours } from './hours';

const days = (names: string) => names.split(' ').map((name) => `https://schema.org/${name}`);

const type = { '@type': 'OpeningHoursSpecification' };

test('the week has both shifts with their days, Friday in the second only', () => {
  const usual = 'Saturday Sunday Monday Tuesday Wednesday Thursday';
  expect(weekHours(testWeek)).toEqual([
    { ...type, opens: '08:00', closes: '13:00', dayOfWeek: days(usual) },
    { ...type, opens: '15:30', closes: '22:00', dayOfWeek: days(`${usual} Friday`) },
  ]);
});

test.each([
  ['an evening that ends after midnight', [{ opens: '20:30', closes: '1:00' }], '20:30', '01:00'],
  ['a closed day as midnight to midnight', [], '00:00', '00:00'],
])('special hours have %s', (_, periods, opens, closes) => {
  const dates = { from: '2027-02-08', to: '2027-03-08', name: { en: 'Ramadan', ar: 'رمضان' } };
  expect(specialHours([{ ...dates, periods }])).toEqual([
    { ...type, opens, closes, validFrom: '2027-02-08', validThrough: '2027-03-08' },
  ]);
});
