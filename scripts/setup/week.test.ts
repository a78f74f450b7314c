import { hoursOf, hoursText, otherDays, usualHours } from './week';

const day = [{ opens: '8:00', closes: '13:00' }];
const others = ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday'];
const week = Object.fromEntries(others.map((name) => [name, day]));

test('the hours of most days change together, others stay', () => {
  expect(usualHours.format(week)).toBe('8:00-13:00');
  const changed = usualHours.parse('9-17', { ...week, sunday: [] });
  expect(usualHours.format(changed)).toBe('9:00-17:00');
  expect(otherDays.format(changed)).toBe('Sunday: closed; Friday: closed');
});

test.each([
  [
    'Friday: 15:30-22:00; Sat and sun: closed',
    'Sunday: closed; Friday: 15:30-22:00; Saturday: closed',
  ],
  ['-', 'none'],
])('days with other hours, %s', (typed, said) => {
  const changed = otherDays.parse(typed, week);
  expect(changed && otherDays.format(changed)).toBe(said);
});

test('a day that is none is asked again', () => {
  expect(otherDays.parse('Fryday: closed', week)).toBeUndefined();
  expect(otherDays.parse('closed', week)).toBeUndefined();
});

test.each([
  ['8:00-13:00, 15:30-22:00', '8:00-13:00, 15:30-22:00'],
  ['8 – 13، 3.30 pm to 10 p.m.', '8:00-13:00, 15:30-22:00'],
  ['٨:٠٠-١٣:٠٠', '8:00-13:00'],
  ['12 am-12 pm', '0:00-12:00'],
  ['مغلق', 'closed'],
  // The schema rejects these.
  ['mornings', 'mornings-'],
])('takes the hours %s as %s', (typed, hours) => {
  expect(hoursText(hoursOf(typed))).toBe(hours);
});
