import { exceptionsOf, shift } from '@/lib/hours/testing';
import { specialHours } from './hours';

jest.mock('@/lib/content/country');

const days = (names: string) => names.split(' ').map((name) => `https://schema.org/${name}`);

const type = { '@type': 'OpeningHoursSpecification' };

const ramadan = { from: '2027-02-08', to: '2027-03-08', name: { en: 'Ramadan', ar: 'Ramadan' } };
const dates = { validFrom: ramadan.from, validThrough: ramadan.to };

test('special hours name the weekdays that have them', () => {
  const friday = { day: 'friday', periods: [shift('20:30', '1:00')] } as const;
  const periods = [shift('9:00', '13:00'), shift('20:30', '1:00')];
  const weekdays = [friday, { day: 'sunday' }] as const;
  expect(specialHours(exceptionsOf({ ...ramadan, periods, weekdays }))).toEqual([
    {
      ...type,
      opens: '09:00',
      closes: '13:00',
      dayOfWeek: days('Saturday Monday Tuesday Wednesday Thursday'),
      ...dates,
    },
    {
      ...type,
      opens: '20:30',
      closes: '01:00',
      dayOfWeek: days('Saturday Monday Tuesday Wednesday Thursday Friday'),
      ...dates,
    },
    { ...type, opens: '00:00', closes: '00:00', dayOfWeek: days('Sunday'), ...dates },
  ]);
});
