import { visitMessage } from './message';

const words = {
  greeting: 'Hello.',
  time: 'Day: {day}, {part}',
  district: 'At: {district}',
  product: 'Thing: {product}',
  windows: 'Number: {windows}',
  note: 'At home: {note}',
  end: 'Please confirm.',
};
const nothing = { day: '', part: '', district: '', product: '', windows: '', note: '' };

test('has a line for each specified value only', () => {
  const request = { ...nothing, day: 'Sunday', part: 'evening', windows: '4', note: '  ' };
  expect(visitMessage(request, words)).toBe(
    'Hello.\nDay: Sunday, evening\nNumber: 4\nPlease confirm.',
  );
  expect(visitMessage(nothing, words)).toBe('Hello.\nPlease confirm.');
});

test('does not change the visitor’s text', () => {
  expect(visitMessage({ ...nothing, note: '{day} $& family' }, words)).toContain(
    'At home: {day} $& family',
  );
});
