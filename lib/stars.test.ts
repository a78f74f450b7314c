import { stars } from './stars';

test.each([
  [0, 'empty empty empty empty empty'],
  [0.5, 'half empty empty empty empty'],
  [4, 'whole whole whole whole empty'],
  [4.5, 'whole whole whole whole half'],
  [5, 'whole whole whole whole whole'],
] as const)('%s becomes %s', (rating, drawn) => {
  expect(stars(rating).join(' ')).toBe(drawn);
});
