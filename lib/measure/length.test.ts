import { fieldText, lengthCm, readLength } from './length';

test.each([
  ['250', 250],
  ['٢٥٠', 250],
  ['۲۵۰', 250],
  [' 250.5 ', 250.5],
  ['٢٥٠٫٥', 250.5],
  ['250,5', 250.5],
  ['2.5 m', 250],
  ['٢٫٥ م', 250],
  ['2,5m', 250],
  ['2500 mm', 250],
  ['٢٥٠٠ ملم', 250],
  ['1,500 mm', 150],
  ['98.5"', 250.2],
  ['250 سم', 250],
  ['.5 m', 50],
])('%s is %d cm', (text, cm) => {
  expect(lengthCm(text, 'cm')).toBe(cm);
});

test('a bare number is in the unit of the list, and a stated unit is stated', () => {
  expect(lengthCm('2500', 'mm')).toBe(250);
  expect(readLength('2.5 m', 'mm')).toEqual({ kind: 'length', cm: 250, stated: true });
  expect(readLength('2500', 'mm')).toEqual({ kind: 'length', cm: 250, stated: false });
});

test.each(['wide', '2 or 3', '25O', '1.2.3', '12 ft', '-4', '2,5,0'])('%s is no length', (text) => {
  expect(readLength(text, 'cm')).toEqual({ kind: 'unreadable' });
});

test('nothing is nothing', () => {
  expect(readLength(' \u200f', 'cm')).toEqual({ kind: 'empty' });
});

test('a length is written without needless zeros', () => {
  expect(fieldText(250, 'cm')).toBe('250');
  expect(fieldText(250.04, 'cm')).toBe('250');
  expect(fieldText(27.1, 'mm')).toBe('271');
});
