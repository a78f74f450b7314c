import { fireEvent, render, screen } from '@testing-library/react';
import { getDictionary } from '@/lib/content/dictionary';
import type { Part, VisitDay } from '@/lib/hours/visit-days';
import { fill } from '@/lib/text/fill';
import { DayField, PartField } from './TimeFields';

const { comma, direction, hours, visitPage } = getDictionary('en');
const words = { ...visitPage.form, label: '', newTab: '', loading: '', comma, direction, hours };
const none = { part: '', district: '', product: '', windows: '', note: '', ready: '' };

/** Delivered two days after the visit. */
const delivered: Readonly<Record<string, string>> = {
  '2026-11-30': '2026-12-02',
  '2026-12-01': '2026-12-03',
  '2026-12-02': '2026-12-04',
};
const days = Object.keys(delivered).map((date, inDays) => ({
  ...{ date, inDays, parts: [] },
  day: 0 as const,
}));

function show(date: string, needed: string) {
  const onChange = jest.fn();
  const choices = { ...none, date, needed };
  // Throws for a text that is no day, as the calendar does.
  const hungBy = (day: string) => new Date(day).toISOString() && delivered[day];
  render(<DayField {...{ days, choices, words, onChange, hungBy }} />);
  return onChange;
}

test('says when it hangs, marks days that are too late, and offers the last that is not', () => {
  const onChange = show('2026-12-02', '2026-12-03');
  expect(screen.getByRole('status')).toHaveTextContent(/Fri\s4\sDec.*Thu\s3\sDec/);
  expect(screen.getAllByRole('radio', { name: new RegExp(words.late) })).toHaveLength(1);
  const day = 'Tue\u00a01\u00a0Dec';
  fireEvent.click(
    screen.getByRole('button', { name: fill(words.keeps, { day, needed: 'Thu\u00a03\u00a0Dec' }) }),
  );
  expect(onChange).toHaveBeenCalledWith({ date: '2026-12-01' });
});

test('a day has its name and number, and of its parts those that are left', () => {
  show('', '');
  const labels = screen.getAllByRole('radio').map((each) => each.closest('label')?.textContent);
  expect(labels).toEqual(['Mon30', 'Tue1', 'Wed2']);
  const choices = { ...none, date: '2026-11-30', needed: '' };
  const evening: Part = { part: 'evening', periods: [{ opens: '17:00', closes: '22:00' }] };
  const day: VisitDay = { date: choices.date, inDays: 0, day: 1, parts: [evening] };
  render(<PartField {...{ days: [day], choices, words, onChange: jest.fn() }} />);
  const left = screen.getAllByRole('radio').filter((each) => !each.matches(':disabled'));
  expect(left.at(-1)?.closest('label')).toHaveTextContent(/17:00.*22:00/);
  expect(left).toHaveLength(4);
});

test.each([
  ['in time', '2026-12-01'],
  ['not chosen', ''],
  ['another link’s word', 'soon'],
])('offers no other day if the day is %s', (_, date) => {
  show(date, '2026-12-03');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
