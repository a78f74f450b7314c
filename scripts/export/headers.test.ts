import { readHeadersFile } from '../serve/headers-file';
import { headersFile } from './headers';

const headersAt = (address: string, basePath = '') =>
  Object.fromEntries(readHeadersFile(headersFile(basePath))(address));

test('guards every address', () => {
  expect(headersAt('/curtains/')).toEqual({
    'content-security-policy': "frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  });
});

test('lets browsers keep files whose names change with their content', () => {
  const immutable = 'public, max-age=31536000, immutable';
  expect(headersAt('/media/a.1.avif')['cache-control']).toBe(immutable);
  expect(headersAt('/shop/_next/static/chunks/a.js', '/shop')['cache-control']).toBe(immutable);
  expect(headersAt('/map.svg')).not.toHaveProperty('cache-control');
});
