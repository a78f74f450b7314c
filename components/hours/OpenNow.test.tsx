/** docs/requirements.md 1.4 */
import { act, render, screen } from '@testing-library/react';
import { OpenNow } from './OpenNow';

jest.mock('@/lib/content/country');

jest.mock('@/lib/content/hours', () => {
  const { exceptionsOf, testWeek } = jest.requireActual('@/lib/hours/testing');
  const works = { from: '2026-12-01', to: '2026-12-10', name: { en: 'Works', ar: 'أعمال' } };
  return { week: testWeek, exceptions: exceptionsOf(works) };
});

const words = {
  open: 'Open',
  openUntil: 'Open till {time}',
  opensToday: 'Shut until {time}',
  opensOn: 'Shut, opens {day} {time}',
  closedDay: 'Shut',
  days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  dayParts: [],
  language: 'en' as const,
};
const page = <OpenNow words={words} />;

function at(moment: string) {
  jest.useFakeTimers({ now: Date.parse(`${moment}+03:00`) });
}

afterEach(() => jest.useRealTimers());

test.each([
  ['2026-11-21T08:00:00', 'Open till 13:00'],
  ['2026-11-21T13:00:00', 'Shut until 15:30'],
  ['2026-11-27T22:00:00', 'Shut, opens Saturday 8:00'],
  ['2026-11-30T22:00:00', 'Shut, opens 11 December 15:30'],
])('%s in Qatar: %s', (moment, text) => {
  at(moment);
  render(page);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(text.startsWith('Open') ? 'Open' : 'Shut')).toBeVisible();
});

test('changes at the boundary while the page is open', () => {
  at('2026-11-27T21:59:50');
  render(page);
  expect(screen.getByText('Open till 22:00')).toBeVisible();
  act(() => jest.advanceTimersByTime(15_000));
  expect(screen.getByText('Shut, opens Saturday 8:00')).toBeVisible();
});
