/** @jest-environment node */
import { chooseEncoding } from './encoding';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*;q=0.1, gzip;q=0.2', 'gzip'],
  ['identity, br;q=0.5', 'identity'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*;q=0', 'identity'],
  ['br;q=nonsense', 'identity'],
  ['deflate', 'identity'],
])('answers Accept-Encoding %p with %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
