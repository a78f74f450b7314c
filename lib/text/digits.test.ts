import { readCount } from './digits';

test.each([
  [' 040 ', 40],
  ['٤٠', 40],
  ['\u200f۴۰', 40],
  ['1', 1],
  ['200', 200],
])('%p is a count', (text, count) => {
  expect(readCount(text, 200)).toBe(count);
});

test.each(['', '0', '-1', '3.9', '٣٫٩', '0x10', '1e2', '1e400', '201', 'two', '4 5'])(
  '%p is none',
  (text) => {
    expect(readCount(text, 200)).toBeUndefined();
  },
);
