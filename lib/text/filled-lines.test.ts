import { filledLines } from './filled-lines';

test('has the lines whose values are all specified', () => {
  const lines = ['Hello.', 'Day: {day}, {part}', 'Number: {windows}'];
  expect(filledLines(lines, { day: 'Sunday', part: ' ', windows: '4' })).toBe('Hello.\nNumber: 4');
});

test('does not change the visitor’s text', () => {
  expect(filledLines(['{note}'], { note: '{day} $& family', day: 'x' })).toBe('{day} $& family');
});
