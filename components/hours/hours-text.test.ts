import { locales } from '@/config/locales';
import { inEvery } from '@/config/testing';
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
  name: inEvery('Ramadan'),
  periods: [morning, night],
};

describe.each(locales)('days that differ, in %s', (locale) => {
  const { hours: words, semicolon } = getDictionary(locale);
  const text = (...more: Parameters<typeof exceptionsOf>) =>
    exceptionsOf(...more).map((each) => exceptionText(each, locale));
  const usual = periodsText([morning, night], words);
  const range = fill(words.range, { from: words.days[6] ?? '', to: words.days[4] ?? '' });

  test('have one line for the same hours every day', () => {
    expect(text(ramadan)[0]).toMatch(new RegExp(`: ${usual}$`));
    expect(text({ ...ramadan, periods: [] })[0]).toMatch(new RegExp(`: ${words.closedDay}$`));
  });

  test('name weekdays of their own, closed ones and Friday’s prayer too', () => {
    const friday = { day: 'friday', periods: [afternoon] } as const;
    const own = periodsText([afternoon], words);
    const weekdays = [friday, { day: 'saturday' }] as const;
    const row = (days: string, hours: string) => `${days} ${hours}`;
    const [plain, prayer] = text(
      { ...ramadan, weekdays: [friday] },
      { ...ramadan, weekdays, afterFridayPrayer: true },
    );
    const week = row(range, usual);
    expect(plain).toContain(`: ${week}${semicolon}${row(words.days[5] ?? '', own)}`);
    const sunday = fill(words.range, { from: words.days[0] ?? '', to: words.days[4] ?? '' });
    const after = lowerInitial(fill(words.afterPrayer, { hours: own }));
    expect(prayer).toContain(
      [
        `: ${row(words.days[6] ?? '', lowerInitial(words.closedDay))}`,
        row(sunday, usual),
        row(words.days[5] ?? '', after),
      ].join(semicolon),
    );
  });
});
