import { readFileSync } from 'node:fs';
import { readHeadersFile } from '../serve/headers-file';
import { headersFile, immutable, immutableFolders, revalidated, securityHeaders } from './headers';

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
  expect(headersAt('/media/a.1.avif')['cache-control']).toBe(immutable[1]);
  expect(headersAt('/shop/_next/static/chunks/a.js', '/shop')['cache-control']).toBe(immutable[1]);
  expect(headersAt('/icon.svg')).not.toHaveProperty('cache-control');
});

test('docs/hosting/nginx.conf sends what the build says', () => {
  const text = readFileSync('docs/hosting/nginx.conf', 'utf8');
  for (const [name, value] of securityHeaders)
    expect(text).toContain(`add_header ${name} "${value}" always;`);
  expect(text).toContain(`set $caching "${revalidated[1]}";`);
  const [, folders = ''] =
    /location ~ \^\/\(([^)]*)\)\/ \{\s*set \$caching "([^"]*)"/.exec(text) ?? [];
  expect(folders.split('|').map((folder) => `/${folder}/`)).toEqual(immutableFolders);
  expect(text).toContain(`set $caching "${immutable[1]}";`);
});
