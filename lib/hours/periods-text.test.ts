import { clockText } from './periods-text';

const parts = [
  { from: 0, name: 'at night' },
  { from: 12, name: 'at noon' },
];

test.each([
  ['0:00', '12:00 at night'],
  ['08:00', '8:00 at night'],
  ['12:00', '12:00 at noon'],
  ['13:00', '1:00 at noon'],
])('%s is said by the part of its day', (time, said) => {
  expect(clockText(time, parts).replace('\u00a0', ' ')).toBe(said);
});

test('without parts of the day times have 24 hours', () => {
  expect(clockText('15:30', [])).toBe('15:30');
});
