import { testWeek } from '@/lib/hours/testing';
import { specialHours, weekHours } from './hours';

const days = (names: string) => names.split(' ').map((name) => `https://schema.org/${name}`);

describe('weekHours', () => {
  it('has both shifts with their days, Friday in the second only', () => {
    expect(weekHours(testWeek)).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        opens: '08:00',
        closes: '13:00',
        dayOfWeek: days('Saturday Sunday Monday Tuesday Wednesday Thursday'),
      },
      {
        '@type': 'OpeningHoursSpecification',
        opens: '15:30',
        closes: '22:00',
        dayOfWeek: days('Saturday Sunday Monday Tuesday Wednesday Thursday Friday'),
      },
    ]);
  });
});

describe('specialHours', () => {
  const ramadan = { from: '2027-02-08', to: '2027-03-08', name: { en: 'Ramadan', ar: 'رمضان' } };

  it('supports an evening that ends after midnight', () => {
    expect(specialHours([{ ...ramadan, periods: [{ opens: '20:30', closes: '1:00' }] }])).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        opens: '20:30',
        closes: '01:00',
        validFrom: '2027-02-08',
        validThrough: '2027-03-08',
      },
    ]);
  });

  it('marks a closed day as midnight to midnight', () => {
    expect(specialHours([{ ...ramadan, periods: [] }])).toMatchObject([
      { opens: '00:00', closes: '00:00' },
    ]);
  });
});
