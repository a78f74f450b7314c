import { fill } from './fill';

test('puts values in', () => {
  expect(fill('{index} from {count}', { index: 1, count: 4 })).toBe('1 from 4');
});

test('reports the missing value', () => {
  expect(() => fill('Greet {name}', {})).toThrow("'Greet {name}' wants a value for {name}");
});
