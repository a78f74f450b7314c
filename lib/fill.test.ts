import { fill } from './fill';

test('puts values in', () => {
  expect(fill('{index} of {count}', { index: 1, count: 4 })).toBe('1 of 4');
});

test('names the value that is missing', () => {
  expect(() => fill('Enlarge {name}', {})).toThrow("'Enlarge {name}' wants a value for {name}");
});
