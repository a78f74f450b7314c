import { readFileSync } from 'node:fs';
import { smallestCompressed } from '../hosting/compress-folder';
import { contentTypes } from '../hosting/content-types';
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
  expect(headersAt('/map.svg')).not.toHaveProperty('cache-control');
});

test.each(['nginx/site.conf', 'Caddyfile'])(
  'docs/hosting/%s serves what the build says',
  (file) => {
    const text = readFileSync(`docs/hosting/${file}`, 'utf8');
    const expected = [
      ...securityHeaders.map(([name, value]) => `${name} "${value}"`),
      `"${immutable[1]}"`,
      `"${revalidated[1]}"`,
      ...immutableFolders.map((folder) => folder.slice(1, -1).split('/').at(-1)),
      `min${file === 'Caddyfile' ? 'imum' : ''}_length ${smallestCompressed}`,
      ...Object.values(contentTypes).map((type) => type.replace(/;.*/, '')),
    ];
    for (const part of expected) expect(text).toContain(part);
    const endings = new Set(text.match(/\w+/g));
    for (const ending of Object.keys(contentTypes)) expect(endings).toContain(ending.slice(1));
  },
);
