import { locales } from '@/config/locales';
import { getDictionary } from '@/lib/content/dictionary';
import { lowerInitial } from '@/lib/text/case';
import { fill } from '@/lib/text/fill';
import { exceptionText } from './hours-text';
import { periodsText } from './periods-text';
import { exceptionsOf, shift } from './testing';

jest.mock('@/lib/content/country');

const morning = shift('9:00', '13:00');
const afternoon = shift('13:30', '15:00');
const night = shift('20:30', '1:00');
const ramadan = {
  from: '2027-02-08',
  to: '2027-03-08',
  name: { en: 'Ramadan', ar: 'Ramadan' },
  periods: [morning, night],
};

describe.each(locales)('days that differ, in %s', (locale) => {
  const { hours: words, semicolon } = getDictionary(locale);
  const text = (...more: Parameters<typeof exceptionsOf>) =>
    exceptionsOf(...more).map((each) => exceptionText(each, locale));
  const usual = periodsText([morning, night], words);

  test('have one line for the same hours every day', () => {
    expect(text(ramadan)[0]).toMatch(new RegExp(`: ${usual}$`));
    expect(text({ ...ramadan, periods: [] })[0]).toMatch(new RegExp(`: ${words.closedDay}$`));
  });

  test('name weekdays of their own, and closed ones', () => {
    const friday = { day: 'friday', periods: [afternoon] } as const;
    const [own] = text({ ...ramadan, weekdays: [friday, { day: 'saturday' }] });
    const from = words.days[0] ?? '';
    const range = fill(words.range, { from, to: words.days[4] ?? '' });
    const rows = [
      `${words.days[6]} ${lowerInitial(words.closedDay)}`,
      `${range} ${usual}`,
      `${words.days[5]} ${periodsText([afternoon], words)}`,
    ];
    expect(own).toContain(`: ${rows.join(semicolon)}`);
  });
});
