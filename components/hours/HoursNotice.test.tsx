import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { exceptions } from '@/lib/content/hours';
import { exceptionText } from '@/lib/hours/hours-text';
import { HoursNotice } from './HoursNotice';

jest.mock('@/lib/content/country');

jest.mock('@/lib/content/hours', () => {
  const { exceptionsOf, shift } = jest.requireActual('@/lib/hours/testing');
  return {
    ...jest.requireActual('@/lib/content/hours'),
    exceptions: exceptionsOf(
      { from: '2026-01-01', to: '2026-01-01', name: { en: 'Past', ar: 'سابق' } },
      {
        from: '2027-02-08',
        to: '2027-03-08',
        name: { en: 'Ramadan', ar: 'رمضان' },
        periods: [shift('9:00', '13:00'), shift('20:30', '1:00')],
        weekdays: [{ day: 'friday', periods: [shift('20:30', '1:00')] }],
      },
      { from: '2027-03-09', to: '2027-03-09', name: { en: 'Eid al-Fitr', ar: 'عيد الفطر' } },
    ),
  };
});

const [past = '', ramadan = '', eid = ''] = exceptions.map((each) => exceptionText(each, 'en'));

function at(moment: string) {
  jest.useFakeTimers({ now: Date.parse(`${moment}+03:00`) });
}

function shown(): (string | null)[] {
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}

afterEach(() => jest.useRealTimers());

test('the exported page contains all exceptions, distant ones only for visitors without JavaScript', () => {
  at('2027-01-25T00:00:00');
  const page = renderToString(<HoursNotice locale="en" />);
  expect(page).not.toContain(past);
  expect(page).toContain(`<li class=""><span>${ramadan}`);
  expect(page).toContain(`<li class="hidden noscript:list-item"><span>${eid}`);
});

test.each([
  ['2027-01-24T23:59:59', []],
  ['2027-01-25T00:00:00', [ramadan]],
  ['2027-02-23T00:00:00', [ramadan, eid]],
  ['2027-03-09T00:00:00', [eid]],
])('announces by the visitor’s clock: %s', (moment, texts) => {
  at(moment);
  render(<HoursNotice locale="en" />);
  expect(shown()).toEqual(texts);
});
